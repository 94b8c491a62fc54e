import { PartTile } from '@/components/PartTile/PartTile';
import type { CharacterPart } from '@contract/models/character';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { tiles } from './PartsPanel.css';
import type { Drag } from './useDrag';
import type { Editor } from './useEditor';

interface PartListProps {
  /** Id of its heading. */
  labelId: string;
  parts: readonly CharacterPart[];
  /** One of them, or any number. */
  choice: 'one' | 'many';
  editor: Editor;
  drag: Drag;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Parts of a kind. Of bodies one is chosen, so Tab enters them once and the arrows go on. */
export function PartList({ labelId, parts, choice, editor, drag }: PartListProps) {
  const { appearance, catalog, isPlaced, choose } = editor;
  const grid = useRef<HTMLDivElement>(null);
  const isOne = choice === 'one';
  const entered = Math.max(
    0,
    parts.findIndex(({ part_id }) => part_id === appearance.base),
  );

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = STEPS[event.key];
    if (!isOne || !step) return;
    event.preventDefault();
    const next = (at + step + parts.length) % parts.length;
    const part = parts[next];
    // A locked one takes the focus, so that its reason is read, and stays unchosen.
    if (part) choose(part);
    grid.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={grid}
      className={tiles}
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={labelId}
      onContextMenu={(event) => {
        if (drag.dragged) event.preventDefault();
      }}
    >
      {parts.map((part, at) => {
        const isOpen = catalog.isOpen(part);
        return (
          <PartTile
            key={part.part_id}
            part={part}
            selected={isOne ? part.part_id === appearance.base : isPlaced(part.part_id)}
            locked={!isOpen}
            {...(isOne && { role: 'radio', tabIndex: at === entered ? 0 : -1 })}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPointerDown={(event) => {
              if (isOpen) drag.onPointerDown(event, part);
            }}
            onClick={(event: MouseEvent) => {
              if (!drag.isDragEnd(event)) choose(part);
            }}
          />
        );
      })}
    </div>
  );
}
