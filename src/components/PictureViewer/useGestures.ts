import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { fitted, kept, moved, WHOLE, zoomed, type Pair, type View } from './zoom';

/** A press that moves less is a tap; a swipe moves more; in px. */
const TAP = 10;
const SWIPE = 56;
/** Two taps within this time are a double tap, in ms. */
const DOUBLE = 300;
/** The zoom factor of a double tap. */
const CLOSER = 2.5;

/** The distance between two fingers and the point between them. */
function spreadOf([a, b]: Pair[]): { apart: number; middle: Pair } | null {
  if (!a || !b) return null;
  return {
    apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

/**
 * The zoom of the shown picture: two fingers, a double tap, the wheel and `zoom` change it. One
 * finger moves the picture, or swipes to another while it shows in full.
 * @param onSwipe asks for the next picture (1) or the one before (-1)
 */
export function useGestures(onSwipe: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Pair>());
  const press = useRef<{ at: Pair; isAlone: boolean } | null>(null);
  const lastTap = useRef<{ at: Pair; time: number } | null>(null);

  const change = (by: (view: View) => View) =>
    setView((now) => {
      const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {};
      const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
      const room = { x: clientWidth, y: clientHeight };
      return kept(by(now), fitted({ x: naturalWidth, y: naturalHeight }, room), room);
    });
  const zoom = (factor: number, at?: Pair) => change((now) => zoomed(now, factor, at));

  /** A point of the window, relative to the centre of the stage. */
  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Pair {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  useEffect(() => {
    const place = stage.current;
    // React's own listener is passive and could not stop the page from zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.002), fromMiddle(event));
    };
    place?.addEventListener('wheel', onWheel, { passive: false });
    return () => place?.removeEventListener('wheel', onWheel);
  }, []);

  function onPointerDown(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromMiddle(event);
    fingers.current.set(event.pointerId, at);
    press.current = { at, isAlone: fingers.current.size === 1 };
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const spread = spreadOf([...fingers.current.values()]);
    const at = fromMiddle(event);
    fingers.current.set(event.pointerId, at);
    const now = spreadOf([...fingers.current.values()]);
    if (spread && now) {
      const by = { x: now.middle.x - spread.middle.x, y: now.middle.y - spread.middle.y };
      change((known) => moved(zoomed(known, now.apart / spread.apart, now.middle), by));
    } else change((known) => moved(known, { x: at.x - before.x, y: at.y - before.y }));
  }

  function tap(at: Pair, time: number): void {
    const before = lastTap.current;
    lastTap.current = { at, time };
    if (!before || time - before.time > DOUBLE) return;
    lastTap.current = null;
    change((now) => (now.scale > 1 ? WHOLE : zoomed(now, CLOSER, at)));
  }

  function onPointerUp(event: PointerEvent): void {
    const begun = press.current;
    if (!fingers.current.delete(event.pointerId) || !begun?.isAlone) return;
    const at = fromMiddle(event);
    const by = { x: at.x - begun.at.x, y: at.y - begun.at.y };
    if (Math.hypot(by.x, by.y) < TAP) tap(at, event.timeStamp);
    else if (view.scale === 1 && Math.abs(by.x) > Math.max(SWIPE, Math.abs(by.y))) {
      onSwipe(by.x < 0 ? 1 : -1);
    }
  }

  return {
    stage,
    picture,
    view,
    zoom,
    /** Shows the whole picture. */
    reset: () => setView(WHOLE),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}
