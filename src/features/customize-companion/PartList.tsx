import { PartTile, type PartTileProps } from '@/components/PartTile/PartTile';
import { useStableCallbacks } from '@/design/hooks/useStableCallbacks';
import type { CharacterPart } from '@contract/models/character';
import {
  memo,
  startTransition,
  useOptimistic,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { tiles } from './PartsPanel.css';
import type { Drag } from './useDrag';
import type { Editor } from './useEditor';

interface PartListProps {
  /** Id of its heading. */
  labelId: string;
  parts: readonly CharacterPart[];
  /** Single or multiple choice. */
  choice: 'one' | 'many';
  editor: Editor;
  drag: Drag;
}

interface PartChoiceProps extends Pick<PartTileProps, 'checked' | 'locked' | 'role' | 'tabIndex'> {
  part: CharacterPart;
  at: number;
  /** Stable functions, so that only changed tiles render again. */
  on: PartEvents;
}

type PartEvents = {
  key: (event: KeyboardEvent, at: number) => void;
  pointerDown: (event: PointerEvent<HTMLElement>, part: CharacterPart) => void;
  press: (event: MouseEvent, part: CharacterPart) => void;
};

const PartChoice = memo(function PartChoice({ part, at, on, ...tile }: PartChoiceProps) {
  return (
    <PartTile
      {...tile}
      part={part}
      onKeyDown={(event) => on.key(event, at)}
      onPointerDown={(event) => on.pointerDown(event, part)}
      onClick={(event) => on.press(event, part)}
    />
  );
});

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The parts of one kind. Bodies are a single choice: Tab stops there once, the arrows move. */
export function PartList({ labelId, parts, choice, editor, drag }: PartListProps) {
  const { appearance, catalog } = editor;
  const grid = useRef<HTMLDivElement>(null);
  const isOne = choice === 'one';
  const [chosen, press] = useOptimistic(
    isOne ? [appearance.base] : appearance.placed.map(({ id }) => id),
    (now, id: string) => {
      if (isOne) return [id];
      return now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
    },
  );
  const entered = Math.max(
    0,
    parts.findIndex(({ part_id }) => chosen.includes(part_id)),
  );

  /** Renders the pressed tile at once; the companion and the tools follow in a transition. */
  function choose(part: CharacterPart): void {
    startTransition(() => {
      if (catalog.isOpen(part)) press(part.part_id);
      editor.choose(part, chosen.includes(part.part_id));
    });
  }

  const on = useStableCallbacks<PartEvents>({
    key: (event, at) => {
      const step = STEPS[event.key];
      if (!isOne || !step) return;
      event.preventDefault();
      const next = (at + step + parts.length) % parts.length;
      const part = parts[next];
      // A locked part takes the focus, so that its reason is announced, but is not chosen.
      if (part) choose(part);
      grid.current?.querySelectorAll('button')[next]?.focus();
    },
    pointerDown: (event, part) => {
      if (catalog.isOpen(part)) drag.onPointerDown(event, part);
    },
    press: (event, part) => {
      if (!drag.isDragEnd(event)) choose(part);
    },
  });

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
      {parts.map((part, at) => (
        <PartChoice
          key={part.part_id}
          part={part}
          at={at}
          on={on}
          checked={chosen.includes(part.part_id)}
          locked={!catalog.isOpen(part)}
          {...(isOne && { role: 'radio', tabIndex: at === entered ? 0 : -1 })}
        />
      ))}
    </div>
  );
}
