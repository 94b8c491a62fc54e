import { useRef, type RefObject } from 'react';
import { DragPreview } from './DragPreview';
import { useDrag, type Point } from './useDrag';
import type { Editor } from './useEditor';
import type { Placing } from './usePlacing';

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
