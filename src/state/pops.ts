type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Hears of the browser's back and forward, before the router if it begins before the router does:
 * on the window listeners are called in the order in which they came.
 */
export function hearPops(): () => void {
  const hear = (event: PopStateEvent) => guard?.(event);
  window.addEventListener('popstate', hear);
  return () => window.removeEventListener('popstate', hear);
}

/** Lets a form stop back and forward on their way to the router. */
export function guardPops(by: Guard): () => void {
  guard = by;
  return () => {
    if (guard === by) guard = null;
  };
}
