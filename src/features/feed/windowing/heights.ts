// What a place took when it was last drawn, by its name: where it stands empty it takes the same,
// and a list that somebody comes back to is as long as it was.
const heights = new Map<string, number>();
const KEPT_MOST = 5_000;
let width = 0;

/** The height of a place, px; null when it was never drawn at this width. */
export function heightOf(name: string): number | null {
  return heights.get(name) ?? null;
}

/** Notes what a drawn place takes. */
export function keepHeight(name: string, element: HTMLElement): void {
  // At another width everything takes another height.
  if (element.clientWidth !== width || heights.size >= KEPT_MOST) heights.clear();
  width = element.clientWidth;
  heights.set(name, element.offsetHeight);
}
