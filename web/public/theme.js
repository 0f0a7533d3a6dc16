// Before the first paint, so that a desk by candle never flashes in daylight.
let theme = null;
try {
  theme = localStorage.getItem('kantor.theme');
} catch {
  // Without storage the system's preference holds.
}
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
