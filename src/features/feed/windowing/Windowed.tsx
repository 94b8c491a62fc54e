import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/design/styles/cx';
import { watch } from './watch';
import { empty, section } from './WindowedPosts.css';

// What a place took when it was last drawn, by its name: where it stands empty it takes the same,
// and a list that somebody comes back to is as long as it was.
const heights = new Map<string, number>();
const KEPT_MOST = 5_000;
let width = 0;

/** The height of a place, px; null when it was never drawn at this width. */
function heightOf(name: string): number | null {
  return heights.get(name) ?? null;
}

/** Notes what a drawn place takes. */
function keepHeight(name: string, element: HTMLElement): void {
  // At another width everything takes another height.
  if (element.clientWidth !== width || heights.size >= KEPT_MOST) heights.clear();
  width = element.clientWidth;
  heights.set(name, element.offsetHeight);
}

interface WindowedProps {
  /** Names the place, so that its height is known again when it comes back. */
  name: string;
  /** How close to the window it is drawn, px. */
  margin: number;
  /** Whether it is drawn at first, before anybody knows where the window is. */
  startsNear: boolean;
  /** What it takes, px, when that was never seen. */
  estimate: number;
  /** What find-in-page finds here while nothing is drawn: a line for each thing, evenly spread. */
  words: () => readonly string[];
  children: () => ReactNode;
  /** It holds several things, one below the other. */
  isSection?: boolean;
}

// Anyone who types or watches in a place keeps it, however far it is scrolled away.
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector('iframe') !== null;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A place in a long list that is drawn only while it is near the window. Far away it is one element
 * of the same height that holds its words, hidden until found: the browser's own find-in-page then
 * shows it and scrolls to the line, which a list that knows only its visible rows cannot do. Coming
 * near the window by that, it is drawn.
 */
export function Windowed(props: WindowedProps) {
  const { name, margin, startsNear, estimate, words, children, isSection } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(startsNear);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    return watch(element, margin, (comesNear) => {
      if (comesNear) setIsNear(true);
      else if (!isInUse(element)) {
        if (!element.hidden) keepHeight(name, element);
        setIsNear(false);
      }
    });
  }, [name, margin]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    // React knows `hidden` as a yes or no only.
    element.setAttribute('hidden', 'until-found');
    return () => element.removeAttribute('hidden');
  }, [isNear]);

  if (isNear) {
    return (
      <div ref={place} className={isSection ? section : undefined}>
        {children()}
      </div>
    );
  }
  const lines = words().map(inOneLine);
  const height = heightOf(name) ?? estimate;
  return (
    <div
      ref={place}
      className={cx(isSection && section, empty)}
      style={{ height, lineHeight: `${height / lines.length}px` }}
    >
      {lines.join('\n')}
    </div>
  );
}
