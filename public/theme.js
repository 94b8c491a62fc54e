// Runs before the first paint, so that a member who chose the dark theme never sees a white flash.
// A file of its own because the site's content security policy forbids inline scripts.
(function () {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('mulbit.theme'));
  } catch {
    // Storage can be forbidden or hold nonsense; the system's preference is a fine answer then.
  }
  const byDevice = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = chosen === 'dark' || (chosen !== 'light' && byDevice);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', dark ? '#0d2029' : '#e2f0f4');
})();
