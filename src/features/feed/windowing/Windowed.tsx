import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { heightOf, keepHeight } from './heights';
import { watch } from './watch';

interface WindowedProps {
  /** Names the place, so that its height is known again when it comes back. */
  name: string;
  /** How close to the window it is drawn, px. */
  margin: number;
  /** Whether it is drawn at first, before anybody knows where the window is. */
  startsNear: boolean;
  /** What it takes, px, when that was never seen. */
  estimate: number;
  /** What find-in-page finds here while nothing is drawn. */
  words: () => string;
  children: () => ReactNode;
  className?: string;
}

// Whoever types or watches in a place keeps it, however far it is scrolled away.
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector('iframe') !== null;

/**
 * A place in a long list that is drawn only while it is near the window. Far away it is one element
 * of the same height that holds its words, hidden until found: the browser's own find-in-page then
 * brings it back, which a list that knows only its visible rows cannot do.
 */
export function Windowed(props: WindowedProps) {
  const { name, margin, startsNear, estimate, words, children, className } = props;
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
    const show = () => setIsNear(true);
    element.addEventListener('beforematch', show);
    return () => {
      element.removeEventListener('beforematch', show);
      element.removeAttribute('hidden');
    };
  }, [isNear]);

  return isNear ? (
    <div ref={place} className={className}>
      {children()}
    </div>
  ) : (
    <div ref={place} className={className} style={{ height: heightOf(name) ?? estimate }}>
      {words()}
    </div>
  );
}
