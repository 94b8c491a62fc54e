import { characterTexts } from '@/texts/character';
import type { KeyboardEvent } from 'react';
import type { EditedPart } from './appearance';
import { PartControls } from './PartControls';
import { editOfKey } from './partKeys';
import * as styles from './PlacedPart.css';
import type { Editor } from './useEditor';
import { widthOn } from './partCatalog';

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
