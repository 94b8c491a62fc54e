/**
 * Has the browser keep the page that says that there is no network. It does so on the live site
 * only: the demo has another service worker, and an address can have only one.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // The browser may forbid it, for instance in a private window; the site works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  // The worker is registered after everything that the reader waits for.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
