// Before anything is drawn, so that a dark room is not flashed with paper.
try {
  const theme = JSON.parse(localStorage.getItem('herowright') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
