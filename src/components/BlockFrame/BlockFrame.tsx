import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { GripIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { blockTexts } from '@/texts/blocks';
import type { Block } from '@contract/models/block';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AddBlocks } from '../AddBlocks/AddBlocks';
import * as styles from './BlockFrame.css';
import { BlockTools } from './BlockTools';
import { useActivation } from './useActivation';

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
          <span className={styles.name}>{blockTexts.kinds[kind]}</span>
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
