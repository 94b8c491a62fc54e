type Listener = (isNear: boolean) => void;

interface Watched {
  margin: number;
  notify: Listener;
}

const watched = new Map<Element, Watched>();
const observers = new Map<number, IntersectionObserver>();

function observerOf(margin: number): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.notify(isIntersecting);
    },
    { rootMargin: `${margin}px 0px` },
  );
  observers.set(margin, observer);
  return observer;
}

function isNearNow(element: Element, margin: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -margin && top < window.innerHeight + margin;
}

/**
 * Reports when an element comes within `margin` px of the window, and when it leaves again.
 * @returns a function that stops it
 */
export function watch(element: Element, margin: number, notify: Listener): () => void {
  watched.set(element, { margin, notify });
  observerOf(margin).observe(element);
  // Reports at once if needed, because the observer waits for the next frame.
  if (isNearNow(element, margin)) notify(true);
  return () => {
    watched.delete(element);
    observerOf(margin).unobserve(element);
  };
}

/** After a jump: reports near elements before the next frame, so that no empty one shows. */
export function notifyNow(): void {
  for (const [element, { margin, notify }] of watched) {
    if (isNearNow(element, margin)) notify(true);
  }
}
