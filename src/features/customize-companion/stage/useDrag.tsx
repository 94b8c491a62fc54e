import type { CharacterPart } from '@contract/models/character';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { followPointer, type Point } from './followPointer';
import type { Editor } from '../editor/useEditor';
import type { Placing } from './usePlacing';
import { PartIcon } from '@/components/PartIcon/PartIcon';
import { dragPreview } from '../Customizer.css';
import { widthOn, type BasePart } from '../editor/partCatalog';

interface DragPreviewProps {
  ref: RefObject<HTMLDivElement | null>;
  dragged: Dragged;
  canvas: RefObject<HTMLElement | null>;
  base: BasePart | null;
}

/** The dragged part in its final size. */
function DragPreview({ ref, dragged: { part, from }, canvas, base }: DragPreviewProps) {
  const share = part.part_type === 'base' ? 60 : widthOn(base, part);
  return (
    <div
      ref={(element) => {
        ref.current = element;
        if (!element) return;
        const width = ((canvas.current?.clientWidth ?? 0) * share) / 100;
        element.style.width = `${width}px`;
        element.style.margin = `${-width / 2}px`;
      }}
      className={dragPreview}
      style={{ translate: `${from.clientX}px ${from.clientY}px` }}
    >
      <PartIcon icon={part.part_icon} still />
    </div>
  );
}

/** Puts a part from the list on where it is dropped on the stage. */
export function useDragToStage(
  { edit, appearance, catalog }: Editor,
  { positionOf }: Placing,
  canvas: RefObject<HTMLElement | null>,
) {
  const list = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const dragPreview = useRef<HTMLDivElement>(null);
  const drag = useDrag({
    list,
    dragPreview,
    isOver: ({ clientX: x, clientY: y }: Point) => {
      const box = stage.current?.getBoundingClientRect();
      return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
    },
    onDrop: ({ part_id: id, part_type }, point) =>
      edit(
        part_type === 'base'
          ? { type: 'base', id }
          : { type: 'put', id, position: positionOf(point) },
      ),
  });
  const { dragged } = drag;
  const where = dragged?.isOver ? 'over' : 'away';
  return {
    list,
    stage,
    drag,
    /** Where the dragged part is. */
    dragState: dragged ? where : 'none',
    /** The preview of the dragged part. */
    dragPreview: dragged && (
      <DragPreview
        ref={dragPreview}
        dragged={dragged}
        canvas={canvas}
        base={catalog.base(appearance.base)}
      />
    ),
  } as const;
}

/** How far a mouse moves before a press becomes a drag, in px; a finger then scrolls. */
const SLACK = 6;
/** How long a finger must rest on a part to pick it up, in ms. */
const HOLD = 300;

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
