import { AddBlocks } from '@/components/AddBlocks/AddBlocks';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { userAtom } from '@/state/session';
import { blockTexts } from '@/texts/blocks';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { BlockItem } from './BlockItem';
import * as styles from './PostForm.css';
import type { usePostForm } from './usePostForm';

interface BlockListProps {
  form: Pick<ReturnType<typeof usePostForm>, 'values' | 'editor' | 'images' | 'errors' | 'postId'>;
  /** The element of the blocks, for code that moves the focus to one. */
  place: RefObject<HTMLDivElement | null>;
  onSend: () => void;
}

/** The blocks in order, with buttons below for adding more. */
export function BlockList({ form, place, onSend }: BlockListProps) {
  const { values, editor, images } = form;
  const [activeId, setActiveId] = useState<string | null>(null);
  const { blocks } = values;
  const isSignedOut = useAtomValue(userAtom) === null;
  const now = useRef({ ...form, onSend });
  useLayoutEffect(() => {
    now.current = { ...form, onSend };
  });
  return (
    <>
      <div ref={place} className={styles.blocks}>
        {blocks.map((block, at) => (
          <BlockItem
            key={block.id}
            form={form}
            now={now}
            block={block}
            at={at}
            count={blocks.length}
            active={block.id === activeId}
            needsLogin={isSignedOut}
            onActivate={() => setActiveId(block.id)}
          />
        ))}
      </div>
      <Box display="flex" flexDirection="column" gap={12} paddingTop={16} className={styles.foot}>
        <AddBlocks
          label={blockTexts.add}
          needsLogin={isSignedOut}
          onAdd={(kind) => editor.add(kind, null)}
        />
        {editor.canRestore && (
          <div>
            <Button size="sm" variant="ghost" onClick={editor.restore}>
              {blockTexts.restore}
            </Button>
          </div>
        )}
        <p className={styles.hint}>{blockTexts.hint}</p>
      </Box>
      {images.isOver && (
        <div className={styles.drop}>
          <Text variant="heading">{blockTexts.dropHere}</Text>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{editor.said}</span>
      </VisuallyHidden>
    </>
  );
}
