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
import { useId, type RefObject } from 'react';
import { nameError, nameLength } from './characterName';
import { PartList } from './PartList';
import * as styles from './PartsPanel.css';
import type { Drag } from './useDrag';
import type { Editor } from './useEditor';

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
              <span className={styles.gems}>
                <GemFilledIcon size="sm" />
                {characterTexts.ownedGems(formatNumber(gems))}
              </span>
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
