import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { GripIcon, ChevIcon, PlusIcon, TrashIcon, UpIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { blockTexts } from '@/texts/blocks';
import type { Block } from '@contract/models/block';
import {
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useRef,
  type PointerEvent,
} from 'react';
import { AddBlocks } from '../AddBlocks/AddBlocks';
import * as styles from './BlockFrame.css';
import { IconButton } from '@/design/components/IconButton/IconButton';

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
function BlockTools(props: BlockToolsProps) {
  const { isFirst, isLast, adding, onMove, onRemove, onAdd } = props;
  return (
    <Box as="span" display="flex" alignItems="stretch" gap={0} className={styles.tools}>
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

/** The press may have removed its part of the page or moved the focus to another part. */
function isStillHere(part: Element): boolean {
  const focused = document.activeElement?.closest('[data-block]');
  return part.isConnected && (!focused || focused === part);
}

/**
 * Calls back when a part of the page becomes the active one. A press counts only when it ends: the
 * tools that then appear move the content, and a button that moves away under the finger would miss
 * the press.
 */
function useActivation(onActivate: () => void) {
  const pressing = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent) => {
      pressing.current = true;
      const release = () => {
        // Runs after the click that the release causes.
        setTimeout(() => {
          if (!pressing.current) return;
          pressing.current = false;
          if (isStillHere(currentTarget)) onActivate();
        });
        window.removeEventListener('pointerup', release);
        window.removeEventListener('pointercancel', drop);
      };
      const drop = () => {
        pressing.current = false;
        window.removeEventListener('pointerup', release);
      };
      window.addEventListener('pointerup', release, { once: true });
      window.addEventListener('pointercancel', drop, { once: true });
    },
    onFocus: () => {
      // A block that was just added gets the focus at once: its text comes first, then its tools.
      if (!pressing.current) startTransition(onActivate);
    },
  };
}

export interface BlockFrameProps {
  id: string;
  kind: Block['type'];
  /** The block's position among the blocks, from 0, and their number. */
  at: number;
  count: number;
  /** Whether the block had the focus last: only then its tools show. */
  active: boolean;
  /** Nobody is signed in any more: no block can be added. */
  needsLogin?: boolean;
  error?: string | null;
  /** More buttons for this block, next to its tools. */
  extra?: ReactNode;
  onActivate: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onAdd: (kind: Block['type']) => void;
  children: ReactNode;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** The frame around a block in the editor: its name, its position and its tools. */
export function BlockFrame(props: BlockFrameProps) {
  const { id, kind, at, count, active, needsLogin, error, extra, children } = props;
  const { onActivate, onMove, onRemove, onAdd } = props;
  const [adding, setAdding] = useState(false);
  const errorId = useId();
  const activation = useActivation(onActivate);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || !event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(step);
  }

  return (
    <div
      role="group"
      aria-label={blockTexts.place(kind, at + 1, count)}
      aria-describedby={error ? errorId : undefined}
      data-block={id}
      className={cx(styles.frame, active && styles.active, error && styles.wrong)}
      onKeyDown={onKeyDown}
      {...activation}
    >
      <span className={styles.handle} aria-hidden="true">
        <GripIcon />
      </span>
      {active && (
        <Box display="flex" alignItems="center" gap={0} className={styles.head}>
          <Text variant="meta" tone="muted" flexGrow={1}>
            {blockTexts.kinds[kind]}
          </Text>
          {extra}
          <BlockTools
            adding={adding}
            onMove={onMove}
            onRemove={onRemove}
            isFirst={at === 0}
            isLast={at === count - 1}
            onAdd={() => setAdding(!adding)}
          />
        </Box>
      )}
      {children}
      <div id={errorId} className={styles.problem} aria-live="polite">
        {error && <Text variant="meta">{error}</Text>}
      </div>
      {active && adding && (
        <div
          className={styles.below}
          onKeyDown={(event) => event.key === 'Escape' && setAdding(false)}
        >
          <AddBlocks
            label={blockTexts.addBelow}
            needsLogin={needsLogin}
            size="sm"
            autoFocus
            onAdd={(added) => {
              setAdding(false);
              onAdd(added);
            }}
          />
        </div>
      )}
    </div>
  );
}
