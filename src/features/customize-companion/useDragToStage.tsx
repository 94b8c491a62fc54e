import { useRef, type RefObject } from 'react';
import { useDrag, type Point, type Dragged } from './useDrag';
import type { Editor } from './useEditor';
import type { Placing } from './usePlacing';
import { PartIcon } from '@/components/PartIcon/PartIcon';
import { dragPreview } from './Customizer.css';
import { widthOn, type BasePart } from './partCatalog';

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
