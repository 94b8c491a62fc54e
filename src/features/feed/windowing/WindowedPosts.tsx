import { Box } from '@/design/components/Box/Box';
import { partsOf } from '@/components/PostBlocks/parts';
import { postsAtom } from '@/state/posts';
import { Slice } from '@/design/hydration/Slice';
import { useStore } from 'jotai';
import { useCallback, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { empty } from '../FeedList.css';

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
function watch(element: Element, margin: number, notify: Listener): () => void {
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

// The last rendered height of each place by name: empty places keep it, so that a list to which the
// reader returns has the same length.
const heights = new Map<string, number>();
const KEPT_MOST = 5_000;
let width = 0;

/** Returns the height of a place, px; null if it was never rendered at this width. */
function heightOf(name: string): number | null {
  return heights.get(name) ?? null;
}

/** Stores the height of a rendered place. */
function keepHeight(name: string, element: HTMLElement): void {
  // At another width all heights change.
  if (element.clientWidth !== width || heights.size >= KEPT_MOST) heights.clear();
  width = element.clientWidth;
  heights.set(name, element.offsetHeight);
}

interface WindowedProps {
  /** Identifies the place, so that its height is known when it returns. */
  name: string;
  /** How close to the window it is rendered, px. */
  margin: number;
  /** Whether it is rendered at first, before the window's position is known. */
  startsNear: boolean;
  /** The estimated height, px, if it was never rendered. */
  estimate: number;
  /** The text for find-in-page while nothing is rendered: one line per item, evenly spread. */
  words: () => readonly string[];
  children: () => ReactNode;
  /** Whether it contains several items, one below another. */
  isSection?: boolean;
}

// A place in which somebody types or watches a video stays rendered, even if scrolled far away.
const column = { display: 'flex', flexDirection: 'column', gap: { base: 8, wide: 12 } } as const;

const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector('iframe') !== null;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A place in a long list that is rendered only near the window. Far away it is one element of the
 * same height that holds its text, hidden until found: the browser's find-in-page reveals it and
 * scrolls to the line, which a list that knows only its visible rows cannot do. Once near the
 * window, it is rendered.
 */
function Windowed(props: WindowedProps) {
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
    // React supports `hidden` only as a boolean.
    element.setAttribute('hidden', 'until-found');
    return () => element.removeAttribute('hidden');
  }, [isNear]);

  const layout = isSection && column;
  if (isNear) {
    return (
      <Box ref={place} {...layout}>
        {children()}
      </Box>
    );
  }
  const lines = words().map(inOneLine);
  const height = heightOf(name) ?? estimate;
  return (
    <Box
      ref={place}
      {...layout}
      className={empty}
      style={{ height, lineHeight: `${height / lines.length}px` }}
    >
      {lines.join('\n')}
    </Box>
  );
}

/** Posts per section; a section that is far away is a single element. */
const SECTION = 25;
/** How close to the window a post, and a whole section, is rendered, px. */
const MARGIN = { post: 200, section: 600 } as const;
/** The estimated height of a post that was never rendered, px. */
const ESTIMATE = 440;
interface WindowedPostsProps {
  ids: readonly string[];
  /** Identifies the list. */
  path: string;
  /** How many are rendered before the window's position is known. */
  first: number;
  /** Whether the reader returns to the list: only posts near the scroll position are rendered. */
  isReturn: boolean;
  children: (postId: string, position: number) => ReactNode;
}

/** A list of posts of any length: only those near the window are in the document. */
export function WindowedPosts({ ids, path, first, isReturn, children }: WindowedPostsProps) {
  const store = useStore();
  const wordsOf = useCallback(
    (postId: string) => {
      const post = store.get(postsAtom)[postId];
      if (!post) return '';
      const { title, text } = partsOf(post);
      return `${title} ${text} ${post.userName}`;
    },
    [store],
  );
  const starts = Array.from({ length: Math.ceil(ids.length / SECTION) }, (_, at) => at * SECTION);
  return starts.map((start) => {
    const part = ids.slice(start, start + SECTION);
    return (
      <Windowed
        key={start}
        // A section that grows has another height.
        name={`${path}#${start}+${part.length}`}
        margin={MARGIN.section}
        startsNear={start === 0 && !isReturn}
        estimate={part.length * ESTIMATE}
        words={() => part.map(wordsOf)}
        isSection
      >
        {() =>
          part.map((postId, at) => (
            <Windowed
              key={postId}
              name={postId}
              margin={MARGIN.post}
              startsNear={start + at < first && !isReturn}
              estimate={ESTIMATE}
              words={() => [wordsOf(postId)]}
            >
              {() => <Slice>{children(postId, start + at)}</Slice>}
            </Windowed>
          ))
        }
      </Windowed>
    );
  });
}
