import type { CharacterPart } from '@contract/models/character';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { followPointer } from './followPointer';

/** How far a mouse goes before a press becomes a drag, in px; a finger that goes so far scrolls. */
const SLACK = 6;
/** How long a finger rests on a part before it takes it up, in ms. */
const HOLD = 300;

export interface Point {
  clientX: number;
  clientY: number;
}

/** A part in the hand. */
export interface Dragged {
  part: CharacterPart;
  from: Point;
  isOver: boolean;
}

interface DragOptions {
  /** Where the parts are listed, and the part in the hand. */
  list: RefObject<HTMLElement | null>;
  dragPreview: RefObject<HTMLElement | null>;
  isOver: (point: Point) => boolean;
  onDrop: (part: CharacterPart, point: Point) => void;
}

/** Takes parts from the list to the stage: a mouse by dragging, a finger after resting on one. */
export function useDrag(options: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(options);
  const { list, dragPreview } = options;
  const stop = useRef<(() => void) | null>(null);
  const isDragging = useRef(false);
  const wasDragged = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = list.current;
    // While a part is in the hand the page stays. React listens passively, so it could not say so.
    const onTouchMove = (event: TouchEvent) => {
      if (isDragging.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', onTouchMove);
      stop.current?.();
    };
  }, [list]);

  function begin(part: CharacterPart, from: Point): void {
    isDragging.current = true;
    wasDragged.current = true;
    setDragged({ part, from, isOver: latest.current.isOver(from) });
  }

  function onPointerDown(event: PointerEvent, part: CharacterPart): void {
    wasDragged.current = false;
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const start = { clientX, clientY };
    const isTouch = pointerType === 'touch';
    const timer = isTouch ? setTimeout(() => begin(part, start), HOLD) : undefined;

    const end = () => {
      clearTimeout(timer);
      isDragging.current = false;
      setDragged(null);
    };
    const onMove = (move: Point) => {
      const distance = Math.hypot(move.clientX - clientX, move.clientY - clientY);
      if (!isDragging.current && distance > SLACK) {
        // A finger that sets off at once scrolls.
        if (isTouch) clearTimeout(timer);
        else begin(part, move);
      }
      if (!isDragging.current) return;
      dragPreview.current?.style.setProperty('translate', `${move.clientX}px ${move.clientY}px`);
      const isOver = latest.current.isOver(move);
      setDragged((now) => (now && now.isOver !== isOver ? { ...now, isOver } : now));
    };
    const onUp = (up: Point) => {
      const isDropped = isDragging.current && latest.current.isOver(up);
      end();
      if (isDropped) latest.current.onDrop(part, up);
    };
    stop.current?.();
    const unfollow = followPointer(pointerId, { onMove, onUp, onCancel: end });
    stop.current = () => {
      unfollow();
      end();
    };
  }

  return {
    dragged,
    onPointerDown,
    /** Whether a click only ends a drag. */
    isDragEnd: (event: MouseEvent) => event.detail > 0 && wasDragged.current,
  };
}

export type Drag = ReturnType<typeof useDrag>;
