/**
 * Lets the browser keep the page that says there is no network. Of the live site only: in the demo
 * another worker answers, and one address has room for one.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Forbidden storage, a private window: the site works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  // After everything that the reader waits for.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
