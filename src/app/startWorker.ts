/**
 * Starts the site's worker, which stores the site's code for times without a network. The demo has
 * another one, and an address can have only one.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // The browser may forbid it, for instance in a private window; the site works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  // Runs after everything that the reader waits for.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
