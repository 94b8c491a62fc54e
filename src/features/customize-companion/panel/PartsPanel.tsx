import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { GemFilledIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { characterTexts } from '@/texts/character';
import { CHARACTER_NAME_MAX } from '@contract/rules/companion/companion';
import { formatNumber } from '@contract/rules/text/counts';
import { useAtomValue } from 'jotai';
import {
  useId,
  type RefObject,
  memo,
  startTransition,
  useOptimistic,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { nameError, nameLength } from '../editor/characterName';
import * as styles from './SidePanel.css';
import { tiles } from './SidePanel.css';
import type { Drag } from '../stage/useDrag';
import type { Editor } from '../editor/useEditor';
import { PartTile, type PartTileProps } from '@/components/PartTile/PartTile';
import { useStableCallbacks } from '@/design/hooks/useStableCallbacks';
import type { CharacterPart } from '@contract/models/character';

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
function PartList({ labelId, parts, choice, editor, drag }: PartListProps) {
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

interface PartsPanelProps {
  editor: Editor;
  drag: Drag;
  nameField: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLDivElement | null>;
  /** Called on Enter in the name field. */
  onEnter: () => void;
}

/** The companion's name, and all parts it can have. */
export function PartsPanel({ editor, drag, nameField, list, onEnter }: PartsPanelProps) {
  const { name, catalog, appearance, rename } = editor;
  const gems = useAtomValue(userAtom)?.gems ?? 0;
  const enter = useEnterSubmit<HTMLInputElement>(onEnter);
  const id = useId();
  const headings = { bases: `${id}-bases`, accessories: `${id}-accessories` };
  return (
    <Card as="section" edge aria-label={characterTexts.heading}>
      <Stack gap={24}>
        <Field
          {...enter}
          ref={nameField}
          label={characterTexts.name}
          name="characterName"
          autoComplete="off"
          placeholder={characterTexts.namePlaceholder}
          value={name}
          error={nameError(name)}
          end={
            <Text variant="caption" tone="muted" tabular>
              {characterTexts.nameCount(nameLength(name), CHARACTER_NAME_MAX)}
            </Text>
          }
          onChange={(value) => rename(value)}
        />
        <Stack ref={list} gap={12}>
          <div className={styles.head}>
            <Heading id={headings.bases}>{characterTexts.bases}</Heading>
            <span className={styles.hint}>{characterTexts.partsHint}</span>
          </div>
          <PartList
            editor={editor}
            drag={drag}
            choice="one"
            labelId={headings.bases}
            parts={catalog.bases}
          />
          <div className={styles.head}>
            <Heading id={headings.accessories}>{characterTexts.accessories}</Heading>
            <Cluster rowGap={2} columnGap={12}>
              <Text variant="meta" tone="muted" tabular>
                {characterTexts.placedCount(appearance.placed.length)}
              </Text>
              <Text
                variant="meta"
                tone="muted"
                tabular
                display="inline-flex"
                alignItems="center"
                gap={4}
              >
                <GemFilledIcon size="sm" />
                {characterTexts.ownedGems(formatNumber(gems))}
              </Text>
            </Cluster>
          </div>
          <PartList
            editor={editor}
            drag={drag}
            choice="many"
            labelId={headings.accessories}
            parts={catalog.accessories}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
