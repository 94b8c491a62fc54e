// Runs before the first paint, so that a member who chose the dark theme never sees a white flash.
// A file of its own because the site's content security policy forbids inline scripts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('mulbit.theme');
  } catch (error) {
    // Storage can be forbidden; the system's preference is a fine answer then.
  }
  var dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', dark ? '#0d2029' : '#e2f0f4');
})();
