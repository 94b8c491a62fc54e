/** What a form says to the ways out of its page. */
interface Guard {
  onPop: (event: PopStateEvent) => void;
  mayLeave: (path: string) => boolean;
}

let guard: Guard | null = null;

/**
 * Hears of the browser's back and forward, before the router if it begins before the router does:
 * on the window listeners are called in the order in which they came.
 */
export function hearPops(): () => void {
  const hear = (event: PopStateEvent) => guard?.onPop(event);
  window.addEventListener('popstate', hear);
  return () => window.removeEventListener('popstate', hear);
}

/**
 * Whether the page may be left for another by other means than a link, such as a search; where it
 * may not, the form asks first and goes there itself.
 */
export const mayLeave = (path: string): boolean => guard?.mayLeave(path) ?? true;

/** Lets a form stop the ways out of its page. */
export function guardWaysOut(by: Guard): () => void {
  guard = by;
  return () => {
    if (guard === by) guard = null;
  };
}
