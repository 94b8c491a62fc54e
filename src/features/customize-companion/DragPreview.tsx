import { PartIcon } from '@/components/PartIcon/PartIcon';
import type { RefObject } from 'react';
import { dragPreview } from './Customizer.css';
import type { Dragged } from './useDrag';
import { widthOn, type BasePart } from './partCatalog';

interface DragPreviewProps {
  ref: RefObject<HTMLDivElement | null>;
  dragged: Dragged;
  canvas: RefObject<HTMLElement | null>;
  base: BasePart | null;
}

/** The dragged part in its final size. */
export function DragPreview({ ref, dragged: { part, from }, canvas, base }: DragPreviewProps) {
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
