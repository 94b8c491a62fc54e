import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Row } from '@/design/components/Row/Row';
import { DiceIcon, MoveIcon, RedoIcon, UndoIcon } from '@/design/icons/icons';
import { characterTexts } from '@/texts/character';
import type { RefObject } from 'react';
import type { Editor } from '../editor/useEditor';

interface ToolsProps {
  editor: Editor;
  isPositioning: boolean;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/** Below the stage: the mode switch and the undo buttons. */
export function Tools({ editor, isPositioning, toggle, onToggle }: ToolsProps) {
  const { canUndo, canRedo, undo, redo, random } = editor;
  return (
    <Row
      gap={{ base: 0, wide: 4 }}
      paddingX={16}
      paddingY={8}
      role="group"
      aria-label={characterTexts.tools}
    >
      <Button
        ref={toggle}
        size="sm"
        variant={isPositioning ? 'solid' : 'soft'}
        icon={<MoveIcon size="sm" />}
        onClick={onToggle}
      >
        {isPositioning ? characterTexts.positionOff : characterTexts.positionOn}
      </Button>
      <Box as="span" flexGrow={1} />
      <IconButton
        label={characterTexts.undo}
        title={characterTexts.undo}
        icon={<UndoIcon />}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={characterTexts.redo}
        title={characterTexts.redo}
        icon={<RedoIcon />}
        disabled={!canRedo}
        onClick={redo}
      />
      <Button size="sm" variant="soft" icon={<DiceIcon size="sm" />} onClick={random}>
        {characterTexts.random}
      </Button>
    </Row>
  );
}
