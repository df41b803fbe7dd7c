// Runs before the first paint, so that nobody sees the page in another theme first.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('seabattle.settings') || '{}');
    const root = document.documentElement;
    if (kept.theme && kept.theme !== 'auto') root.dataset.theme = kept.theme;
    if (kept.motion === 'off') root.dataset.motion = 'off';
    if (kept.lang) root.lang = kept.lang;
  } catch {
    // Nothing is kept, or nothing may be: the page looks as the system wants it.
  }
})();
