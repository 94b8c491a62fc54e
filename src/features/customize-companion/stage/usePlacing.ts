import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Position } from '@contract/rules/companion/placement';
import { followPointer, type Point } from './followPointer';
import type { Edit, EditedAppearance } from '../editor/appearance';
import type { Editor } from '../editor/useEditor';
import { widthOn, type PartCatalog } from '../editor/partCatalog';

/** A square on the canvas: its centre and its width, in percent. */
export interface HitBox extends Position {
  id: string;
  width: number;
}

/** Whether a drawing has pixels at a point of its square, both from 0 to 1. */
type Drawn = (id: string, u: number, v: number) => boolean;

/** The margin around the middle of a square, as a share of its side. */
const MIDDLE = 0.4;

const within = (value: number, margin = 0) => value >= margin && value <= 1 - margin;

/**
 * Returns the part that a press hits. Drawings fill little of their squares, so the uppermost drawn
 * part wins; else the smallest square that is hit near its centre.
 * @param squares the lowest first
 */
export function hit(boxes: readonly HitBox[], point: Position, isDrawn: Drawn): string | null {
  const found = boxes
    .map(({ id, x, y, width }) => ({
      id,
      width,
      u: (point.x - x) / width + 0.5,
      v: (point.y - y) / width + 0.5,
    }))
    .filter(({ u, v }) => within(u) && within(v))
    .reverse();
  const drawn = found.find(({ id, u, v }) => isDrawn(id, u, v));
  if (drawn) return drawn.id;
  const near = found
    .filter(({ u, v }) => within(u, MIDDLE) && within(v, MIDDLE))
    .sort((a, b) => a.width - b.width);
  return near[0]?.id ?? null;
}

/** The resolution of a mask, in cells per side. */
const CELLS = 48;
/** The alpha below which pixels count as invisible, of 255. */
const FAINT = 24;
/** How far outside a drawing a press still counts, in cells: fingers are broad. */
const REACH = 2;

type AlphaMask = Uint8ClampedArray;

const alphaMasks = new Map<string, AlphaMask>();
const asked = new Set<string>();

async function draw(icon: string): Promise<AlphaMask | null> {
  const image = new Image();
  image.src = icon;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: CELLS, height: CELLS });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush?.drawImage(image, 0, 0, CELLS, CELLS);
  return brush?.getImageData(0, 0, CELLS, CELLS).data ?? null;
}

/** Loads the mask of a drawing for `isDrawnAt`; without it only the square is known. */
async function loadAlphaMask(icon: string): Promise<void> {
  if (!icon.startsWith('/') || asked.has(icon)) return;
  asked.add(icon);
  try {
    const mask = await draw(icon);
    if (mask) alphaMasks.set(icon, mask);
  } catch {
    // It may load another time.
    asked.delete(icon);
  }
}

/** Whether a drawing has pixels at or near a point of its square, both from 0 to 1. */
function isDrawnAt(icon: string, u: number, v: number): boolean {
  const mask = alphaMasks.get(icon);
  if (!mask) return false;
  const [column, row] = [Math.floor(u * CELLS), Math.floor(v * CELLS)];
  for (let y = Math.max(0, row - REACH); y <= Math.min(CELLS - 1, row + REACH); y += 1) {
    for (let x = Math.max(0, column - REACH); x <= Math.min(CELLS - 1, column + REACH); x += 1) {
      if ((mask[(y * CELLS + x) * 4 + 3] ?? 0) > FAINT) return true;
    }
  }
  return false;
}

/** The id of the body, which hides parts behind it. */
const BODY = 'body';

/** The worn parts and the body as squares on the canvas, lowest first. */
function hitBoxesOf(appearance: EditedAppearance, catalog: PartCatalog): HitBox[] {
  const base = catalog.base(appearance.base);
  const of = (wanted: 'front' | 'behind') =>
    appearance.placed.flatMap(({ id, x, y }) => {
      const part = catalog.accessory(id);
      return part?.layout.layer === wanted ? { id, x, y, width: widthOn(base, part) } : [];
    });
  return [...of('behind'), { id: BODY, x: 50, y: 50, width: 100 }, ...of('front')];
}

/** Returns the accessory at a point of the canvas, in percent. */
function partAt(
  point: Position,
  appearance: EditedAppearance,
  catalog: PartCatalog,
): string | null {
  const base = catalog.base(appearance.base);
  const iconOf = (id: string) => (id === BODY ? base : catalog.accessory(id))?.part_icon ?? '';
  const boxes = hitBoxesOf(appearance, catalog);
  const drawn = hit(boxes, point, (id, u, v) => isDrawnAt(iconOf(id), u, v));
  if (drawn !== BODY) return drawn;
  return hit(
    boxes.filter(({ id }) => id !== BODY),
    point,
    () => false,
  );
}

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
