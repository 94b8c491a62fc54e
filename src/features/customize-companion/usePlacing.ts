import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Position } from '@contract/rules/placement';
import { followPointer } from './followPointer';
import type { Edit } from './appearance';
import { loadAlphaMask } from './alphaMasks';
import { partAt } from './hitBoxes';
import type { Point } from './useDrag';
import type { Editor } from './useEditor';

let gestures = 0;

/** Handles the pointer on the canvas: removes parts, or moves them in position mode. */
export function usePlacing(
  editor: Editor,
  isPositioning: boolean,
  canvas: RefObject<HTMLElement | null>,
) {
  const { appearance, catalog, edit, dispatch } = editor;
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useEffect(() => () => stop.current?.(), []);
  /** The part that last had the pointer or the focus, while it is worn. */
  const [latestActive, setActive] = useState<string | null>(null);
  const active = appearance.placed.find(({ id }) => id === latestActive)?.id ?? null;

  const icons = [
    catalog.base(appearance.base),
    ...appearance.placed.map(({ id }) => catalog.accessory(id)),
  ]
    .flatMap((part) => part?.part_icon ?? [])
    .join(' ');
  useEffect(() => {
    for (const icon of icons.split(' ')) void loadAlphaMask(icon);
  }, [icons]);

  /** Converts a point of the screen to percent of the canvas; may lie outside. */
  function positionOf({ clientX, clientY }: Point): Position {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return { x: 50, y: 50 };
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  }
  const at = (point: Point) => partAt(positionOf(point), appearance, catalog);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (!isPositioning || !event.isPrimary || event.button !== 0) return;
    const id = at(event);
    const item = appearance.placed.find((placed) => placed.id === id);
    if (!item) return;
    // The focus goes to the part that was hit, which is not always the uppermost square.
    event.preventDefault();
    canvas.current
      ?.querySelector<HTMLElement>(`[data-part="${item.id}"]`)
      ?.focus({ preventScroll: true });
    setActive(item.id);
    const { pointerId, clientX, clientY } = event;
    const { id: part, ...position } = item;
    const from = positionOf({ clientX, clientY });
    gestures += 1;
    const gesture = `drag ${gestures}`;
    const moveTo = (to: Position): Edit => ({ type: 'move', id: part, position: to });
    const placeAt = (point: Point): Position => {
      const to = positionOf(point);
      return { x: position.x + to.x - from.x, y: position.y + to.y - from.y };
    };
    stop.current = followPointer(pointerId, {
      // Not announced during the move, only at its end.
      onMove: (point) => dispatch({ type: 'edit', edit: moveTo(placeAt(point)), gesture }),
      onUp: (point) => latest.current.edit(moveTo(placeAt(point)), gesture),
      onCancel: () => dispatch({ type: 'edit', edit: moveTo(position), gesture }),
    });
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    setActive((now) => at(event) ?? (isPositioning ? now : null));
  }

  function onClick(event: MouseEvent): void {
    // Keys and screen readers press the part itself.
    const id = isPositioning || event.detail === 0 ? null : at(event);
    if (id !== null) edit({ type: 'remove', id });
  }

  return {
    active,
    setActive,
    positionOf,
    surface: {
      onPointerDown,
      onPointerMove,
      onClick,
      onPointerLeave: () => !isPositioning && setActive(null),
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
