import { useRef, type RefObject } from 'react';
import { Ghost } from './Ghost';
import { useCarry, type Point } from './useCarry';
import type { Dressing } from './useDressing';
import type { Placing } from './usePlacing';

/** Has a part carried from the list put on where it is dropped on the stage. */
export function useCarryToStage(
  { edit, look, wardrobe }: Dressing,
  { placeOf }: Placing,
  canvas: RefObject<HTMLElement | null>,
) {
  const list = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const carry = useCarry({
    list,
    ghost,
    isOver: ({ clientX: x, clientY: y }: Point) => {
      const box = stage.current?.getBoundingClientRect();
      return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
    },
    onDrop: ({ part_id: id, part_type }, point) =>
      edit(
        part_type === 'base' ? { type: 'base', id } : { type: 'put', id, place: placeOf(point) },
      ),
  });
  const { carried } = carry;
  const where = carried?.isOver ? 'over' : 'away';
  return {
    list,
    stage,
    carry,
    /** Where the part in the hand is. */
    carrying: carried ? where : 'none',
    /** The part in the hand, to be drawn. */
    inHand: carried && (
      <Ghost ref={ghost} carried={carried} canvas={canvas} base={wardrobe.base(look.base)} />
    ),
  } as const;
}
