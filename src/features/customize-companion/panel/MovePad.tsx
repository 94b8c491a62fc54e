import { Button } from '@/design/components/Button/Button';
import { Chip } from '@/design/components/Chip/Chip';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { BackIcon, ChevIcon, RightIcon, TrashIcon, UpIcon } from '@/design/icons/icons';
import { characterTexts } from '@/texts/character';
import { useRef } from 'react';
import { canLayer } from '../editor/appearance';
import * as styles from './SidePanel.css';
import type { Editor } from '../editor/useEditor';

interface MovePadProps {
  editor: Editor;
  active: string | null;
  onActivate: (id: string) => void;
  /** Called when the last accessory is removed while the focus is here. */
  onBare: () => void;
}

const arrows = [
  { label: characterTexts.moveLeft, icon: <BackIcon />, by: { x: -1, y: 0 } },
  { label: characterTexts.moveUp, icon: <UpIcon />, by: { x: 0, y: -1 } },
  { label: characterTexts.moveDown, icon: <ChevIcon />, by: { x: 0, y: 1 } },
  { label: characterTexts.moveRight, icon: <RightIcon />, by: { x: 1, y: 0 } },
];
const layers = [
  { label: characterTexts.backward, by: -1 },
  { label: characterTexts.forward, by: 1 },
] as const;

/** Moves an accessory by single presses, as an alternative to dragging. */
export function MovePad({ editor, active, onActivate, onBare }: MovePadProps) {
  const chips = useRef<HTMLDivElement>(null);
  const { appearance, catalog, edit } = editor;
  const placed = appearance.placed.flatMap(({ id }) => catalog.accessory(id) ?? []);
  const part = placed.find(({ part_id }) => part_id === active);
  if (placed.length === 0) {
    return (
      <Text as="p" variant="meta" tone="muted" paddingX={20} paddingBottom={12}>
        {characterTexts.positionEmpty}
      </Text>
    );
  }
  const id = part?.part_id;

  /** The buttons of a part disappear with it, so the focus moves to the part next to it. */
  function leave(at: number): void {
    const next = placed[at + 1] ?? placed[at - 1];
    if (!next) {
      onBare();
      return;
    }
    onActivate(next.part_id);
    chips.current?.querySelector<HTMLElement>(`[data-part-chip="${next.part_id}"]`)?.focus();
  }

  return (
    <Stack gap={8} paddingBottom={12} paddingX={16}>
      <Box
        display="flex"
        gap={8}
        ref={chips}
        alignItems="stretch"
        paddingX={16}
        paddingY={4}
        className={styles.chips}
        role="group"
        aria-label={characterTexts.choosePart}
      >
        {placed.map(({ part_id, part_name }) => (
          <Chip
            key={part_id}
            data-part-chip={part_id}
            on="surface"
            checked={part_id === id}
            onChange={() => onActivate(part_id)}
          >
            {part_name}
          </Chip>
        ))}
      </Box>
      {id !== undefined && part && (
        <Spread gap={4} role="group" aria-label={characterTexts.movePart(part.part_name)}>
          {arrows.map(({ label, icon, by }) => (
            <Box key={label} as="span" display="grid" borderRadius="md" background="surfaceSunken">
              <IconButton
                label={label}
                icon={icon}
                onClick={() => edit({ type: 'step', id, by }, `pad ${id}`)}
              />
            </Box>
          ))}
          {layers.map(({ label, by }) => (
            <Button
              key={label}
              size="sm"
              variant="soft"
              disabled={!canLayer(appearance, id, by, catalog)}
              onClick={() => edit({ type: 'layer', id, by })}
            >
              {label}
            </Button>
          ))}
          <IconButton
            label={characterTexts.remove}
            icon={<TrashIcon />}
            tone="danger"
            onClick={() => {
              leave(placed.indexOf(part));
              edit({ type: 'remove', id });
            }}
          />
        </Spread>
      )}
      <p className={styles.keys}>{characterTexts.positionHelp}</p>
    </Stack>
  );
}
