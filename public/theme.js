// Runs before the first paint, so that a member who chose the dark theme never sees a white flash.
// A file of its own because the site's content security policy forbids inline scripts. Pages that
// the server rendered do without it: there the choice is in the markup.
(function () {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('mulbit.theme'));
  } catch {
    // Storage can be forbidden or hold nonsense; the system's preference is a fine answer then.
  }
  if (chosen !== 'dark' && chosen !== 'light') return;
  document.documentElement.dataset.theme = chosen;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.content = chosen === 'dark' ? '#0d2029' : '#e2f0f4';
  }
})();
