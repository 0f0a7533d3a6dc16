"""The map as land: regions grown around the points and links of the data file, drawn once into `data/shapes.json`.

    python -m tools.drawing.empire

Regions share their borders as arcs, so that two of them touch exactly where the data says so.
"""
