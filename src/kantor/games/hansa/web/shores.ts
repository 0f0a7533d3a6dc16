// The land and the sea of the other boards: the Baltic, and Britain with Wales and Scotland.
import { smooth, type Coast, type Line } from './coast';

export const SHORES: Record<string, Coast> = {};
export const loop = (line: Line): string => `${smooth([...line, ...line.slice(0, 1)])}Z`;
