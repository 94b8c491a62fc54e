type Tell = (isNear: boolean) => void;

interface Watched {
  margin: number;
  tell: Tell;
}

const watched = new Map<Element, Watched>();
const observers = new Map<number, IntersectionObserver>();

function observerOf(margin: number): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.tell(isIntersecting);
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
 * Tells when an element comes within `margin` px of the window, and when it leaves again.
 * @returns ends it
 */
export function watch(element: Element, margin: number, tell: Tell): () => void {
  watched.set(element, { margin, tell });
  observerOf(margin).observe(element);
  // At once where it is needed at once: the observer only speaks after the next frame.
  if (isNearNow(element, margin)) tell(true);
  return () => {
    watched.delete(element);
    observerOf(margin).unobserve(element);
  };
}

/** After a jump: what is near now is told before the next frame, so that no empty one is shown. */
export function tellNow(): void {
  for (const [element, { margin, tell }] of watched) {
    if (isNearNow(element, margin)) tell(true);
  }
}
