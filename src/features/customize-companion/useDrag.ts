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

/** How far a mouse moves before a press becomes a drag, in px; a finger then scrolls. */
const SLACK = 6;
/** How long a finger must rest on a part to pick it up, in ms. */
const HOLD = 300;

export interface Point {
  clientX: number;
  clientY: number;
}

/** A dragged part. */
export interface Dragged {
  part: CharacterPart;
  from: Point;
  isOver: boolean;
}

interface DragOptions {
  /** The list of the parts, and the dragged part. */
  list: RefObject<HTMLElement | null>;
  dragPreview: RefObject<HTMLElement | null>;
  isOver: (point: Point) => boolean;
  onDrop: (part: CharacterPart, point: Point) => void;
}

/** Moves parts from the list to the stage: a mouse drags, a finger rests on a part first. */
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
    // The page must not scroll during a drag. React listens passively and could not prevent it.
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
        // A finger that moves at once scrolls.
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
