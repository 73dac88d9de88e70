// Before anything is drawn, so that a dark room is not flashed with paper, and nothing jumps.
try {
  const { theme, text } = JSON.parse(localStorage.getItem('herowright') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (text === 'large' || text === 'largest') document.documentElement.dataset.text = text;
} catch {
  // No storage: it is as the system has it.
}
