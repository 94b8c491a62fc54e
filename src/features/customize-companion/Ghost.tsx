import { PartIcon } from '@/components/PartIcon/PartIcon';
import type { RefObject } from 'react';
import { ghost } from './Customizer.css';
import type { Carried } from './useCarry';
import { widthOn, type BasePart } from './wardrobe';

interface GhostProps {
  ref: RefObject<HTMLDivElement | null>;
  carried: Carried;
  canvas: RefObject<HTMLElement | null>;
  base: BasePart | null;
}

/** The part in the hand, as large as it will be. */
export function Ghost({ ref, carried: { part, from }, canvas, base }: GhostProps) {
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
      className={ghost}
      style={{ translate: `${from.clientX}px ${from.clientY}px` }}
    >
      <PartIcon icon={part.part_icon} still />
    </div>
  );
}
