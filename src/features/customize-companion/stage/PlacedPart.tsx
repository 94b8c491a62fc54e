import { characterTexts } from '@/texts/character';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { EditedPart, Edit } from '../editor/appearance';
import * as styles from './Stage.css';
import { controls } from './Stage.css';
import type { Editor } from '../editor/useEditor';
import { widthOn } from '../editor/partCatalog';
import { Button } from '@/design/components/Button/Button';

interface PartControlsProps {
  x: number;
  y: number;
  width: number;
  /** The part that they belong to. */
  part: string;
  onReset: () => void;
  onDone: () => void;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const own = (event: SyntheticEvent) => event.stopPropagation();

/** Next to the part that is being moved, and always inside the canvas. */
function PartControls({ x, y, width, part, onReset, onDone }: PartControlsProps) {
  const below = y + width / 2 + 7;
  const above = y - width / 2 - 7;
  const top = y > 50 ? between(4, above, 96) : between(4, below, 96);
  return (
    <div
      role="group"
      aria-label={characterTexts.movePart(part)}
      className={controls}
      style={{ left: `${between(28, x, 72)}%`, top: `${top}%` }}
      // Presses here must not reach the canvas.
      onPointerDown={own}
      onClick={own}
    >
      <Button size="sm" variant="ghost" onClick={onReset}>
        {characterTexts.reset}
      </Button>
      <Button size="sm" variant="outline" onClick={onDone}>
        {characterTexts.done}
      </Button>
    </div>
  );
}

const STEP = 1;
const LARGE_STEP = 5;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  key: string;
  /** The physical key, because a Korean layout has other characters on it. */
  code: string;
  shiftKey: boolean;
}

/** Returns the edit for a key in position mode. Source: docs/product/rules.md#placement. */
function editOfKey({ key, code, shiftKey }: Key, id: string): Edit | null {
  const direction = directions[key];
  if (direction) {
    const [x, y] = direction;
    const step = shiftKey ? LARGE_STEP : STEP;
    return { type: 'step', id, by: { x: x * step, y: y * step } };
  }
  if (key === 'Home') return { type: 'reset', id };
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id };
  if (code === 'BracketRight') return { type: 'layer', id, by: 1 };
  if (code === 'BracketLeft') return { type: 'layer', id, by: -1 };
  return null;
}

interface PlacedPartProps {
  editor: Editor;
  placed: EditedPart;
  isPositioning: boolean;
  isActive: boolean;
  /** Id of the text that explains the keys, or the effect of a press. */
  helpId: string;
  onActivate: () => void;
  /** Moves the focus elsewhere, because this part is removed. */
  onLeave: (part: HTMLElement) => void;
  onDone: () => void;
}

/** An accessory on the canvas, for keyboards and screen readers; the canvas handles pointers. */
export function PlacedPart(props: PlacedPartProps) {
  const { editor, placed, isPositioning, isActive, helpId, onActivate, onLeave, onDone } = props;
  const { catalog, appearance, edit } = editor;
  const part = catalog.accessory(placed.id);
  if (!part) return null;
  const { id, x, y } = placed;
  const width = widthOn(catalog.base(appearance.base), part);

  function remove(element: HTMLElement): void {
    onLeave(element);
    edit({ type: 'remove', id });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, code, shiftKey, currentTarget } = event;
    if (isPositioning && (key === 'Enter' || key === 'Escape')) {
      event.preventDefault();
      onDone();
      return;
    }
    const what = editOfKey({ key, code, shiftKey }, id);
    if (!what || (!isPositioning && what.type !== 'remove')) return;
    event.preventDefault();
    if (what.type === 'remove') remove(currentTarget);
    // Consecutive steps are undone together, like a drag.
    else edit(what, what.type === 'step' ? `keys ${id}` : undefined);
  }

  return (
    <>
      <button
        type="button"
        data-part={id}
        className={styles.part[isPositioning ? 'movable' : 'removable']}
        data-active={isActive || undefined}
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%` }}
        aria-label={
          isPositioning ? characterTexts.positionOf(part.part_name, x, y) : part.part_name
        }
        aria-describedby={helpId}
        onFocus={onActivate}
        onKeyDown={onKeyDown}
        onClick={({ detail, currentTarget }) => {
          // The canvas handles pointer clicks, because it knows the drawn pixels.
          if (!isPositioning && detail === 0) remove(currentTarget);
        }}
      />
      {isPositioning && isActive && (
        <PartControls
          x={x}
          y={y}
          width={width}
          part={part.part_name}
          onReset={() => edit({ type: 'reset', id })}
          onDone={onDone}
        />
      )}
    </>
  );
}
