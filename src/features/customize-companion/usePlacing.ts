import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Place } from '@contract/rules/placement';
import { lookAt } from './silhouettes';
import { wornAt } from './squares';
import type { Point } from './useCarry';
import type { Dressing } from './useDressing';

interface Drag {
  id: string;
  from: Point;
  place: Place;
  gesture: string;
}

let gestures = 0;

/** The pointer on the canvas: takes parts off, or in position mode moves them. */
export function usePlacing(
  dressing: Dressing,
  isPositioning: boolean,
  canvas: RefObject<HTMLElement | null>,
) {
  const { look, wardrobe, edit, dispatch, sayPlace } = dressing;
  const drag = useRef<Drag | null>(null);
  /** The part that the pointer or the focus is on, or was last. */
  const [active, setActive] = useState<string | null>(null);

  const icons = [wardrobe.base(look.base), ...look.worn.map(({ id }) => wardrobe.accessory(id))]
    .flatMap((part) => part?.part_icon ?? [])
    .join(' ');
  useEffect(() => {
    for (const icon of icons.split(' ')) void lookAt(icon);
  }, [icons]);

  /** A point of the screen in percent of the canvas; may lie outside. */
  function placeOf({ clientX, clientY }: Point): Place {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return { x: 50, y: 50 };
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  }
  const at = (point: Point) => wornAt(placeOf(point), look, wardrobe);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (!isPositioning || !event.isPrimary || event.button !== 0) return;
    const id = at(event);
    const item = look.worn.find((worn) => worn.id === id);
    if (!item) return;
    // The focus goes to the part that is meant, which is not always the uppermost square.
    event.preventDefault();
    canvas.current
      ?.querySelector<HTMLElement>(`[data-part="${item.id}"]`)
      ?.focus({ preventScroll: true });
    setActive(item.id);
    event.currentTarget.setPointerCapture(event.pointerId);
    gestures += 1;
    const { clientX, clientY } = event;
    drag.current = {
      ...{ id: item.id, place: { x: item.x, y: item.y }, gesture: `drag ${gestures}` },
      from: { clientX, clientY },
    };
  }

  function onPointerMove(event: PointerEvent): void {
    if (!drag.current) {
      if (event.pointerType === 'mouse')
        setActive((now) => at(event) ?? (isPositioning ? now : null));
      return;
    }
    const { id, from, place, gesture } = drag.current;
    const [to, since] = [placeOf(event), placeOf(from)];
    const next = { x: place.x + to.x - since.x, y: place.y + to.y - since.y };
    // Not said on the way: only where it comes to rest.
    dispatch({ type: 'edit', edit: { type: 'move', id, place: next }, gesture });
  }

  function onPointerUp(): void {
    if (drag.current) sayPlace(drag.current.id);
    drag.current = null;
  }

  function onPointerCancel(): void {
    if (!drag.current) return;
    const { id, place, gesture } = drag.current;
    dispatch({ type: 'edit', edit: { type: 'move', id, place }, gesture });
    drag.current = null;
  }

  function onClick(event: MouseEvent): void {
    // Keys and screen readers press the part itself.
    const id = isPositioning || event.detail === 0 ? null : at(event);
    if (id !== null) edit({ type: 'remove', id });
  }

  return {
    ...{ active, setActive, placeOf },
    surface: {
      ...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick },
      onPointerLeave: () => !isPositioning && setActive(null),
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
