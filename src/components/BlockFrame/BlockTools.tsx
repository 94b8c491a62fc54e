import { IconButton } from '@/design/components/IconButton/IconButton';
import { Box } from '@/design/components/Box/Box';
import { ChevIcon, PlusIcon, TrashIcon, UpIcon } from '@/design/icons/icons';
import { blockTexts } from '@/texts/blocks';
import { tools } from './BlockFrame.css';

interface BlockToolsProps {
  isFirst: boolean;
  isLast: boolean;
  /** The row of block kinds below is open. */
  adding: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onAdd: () => void;
}

/**
 * The buttons that add, move and delete. An impossible move keeps its button, which says so:
 * otherwise a person who moves a block to the end would lose the focus there.
 */
export function BlockTools(props: BlockToolsProps) {
  const { isFirst, isLast, adding, onMove, onRemove, onAdd } = props;
  return (
    <Box as="span" display="flex" alignItems="stretch" gap={0} className={tools}>
      <IconButton
        label={blockTexts.addBelow}
        icon={<PlusIcon />}
        aria-expanded={adding}
        onClick={onAdd}
      />
      <IconButton
        label={blockTexts.moveUp}
        icon={<UpIcon />}
        aria-disabled={isFirst}
        tone={isFirst ? 'muted' : 'neutral'}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={blockTexts.moveDown}
        icon={<ChevIcon />}
        aria-disabled={isLast}
        tone={isLast ? 'muted' : 'neutral'}
        onClick={() => onMove(1)}
      />
      <IconButton label={blockTexts.remove} icon={<TrashIcon />} tone="danger" onClick={onRemove} />
    </Box>
  );
}
