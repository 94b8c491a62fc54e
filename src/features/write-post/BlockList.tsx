import { AddBlocks } from '@/components/AddBlocks/AddBlocks';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { userAtom } from '@/state/session';
import { blockTexts } from '@/texts/blocks';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as styles from './Blocks.css';
import type { usePostForm } from './usePostForm';
import { BlockFrame } from '@/components/BlockFrame/BlockFrame';
import { recogniseVideo } from '@contract/rules/links/video-url';
import { webAddress } from './address';
import { BlockBody, turnInto, type FormNow } from './BlockBody';
import { typedBeside, type EditorBlock } from './blocks';

interface BlockItemProps {
  form: Omit<FormNow['current'], 'onSend'>;
  now: FormNow;
  block: EditorBlock;
  at: number;
  count: number;
  active: boolean;
  needsLogin: boolean;
  onActivate: () => void;
}

/** The text that a block can turn back into: only for a block made from a pasted address. */
function textOf(block: EditorBlock): string | null {
  if (!('pasted' in block) || !block.pasted) return null;
  return [block.pasted, ...typedBeside(block)].join('\n');
}

/** Whether a block's address is wrong, so that its error appears at the address field. */
function hasWrongAddress(block: EditorBlock): boolean {
  if (block.type === 'video') return recogniseVideo(block.url) === null;
  return block.type === 'link' && webAddress(block.url) === null;
}

/** One block of the post with its controls. */
function BlockItem(props: BlockItemProps) {
  const { form, now, block, at, count, active, needsLogin, onActivate } = props;
  const { editor, images, errors, postId } = form;
  const { id } = block;
  const text = textOf(block);
  const error = errors.blocks[id];
  const isAtAddress = hasWrongAddress(block);
  return (
    <BlockFrame
      id={id}
      kind={block.type}
      at={at}
      count={count}
      active={active}
      needsLogin={needsLogin}
      error={isAtAddress ? undefined : error}
      extra={
        text !== null && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => turnInto(now, id, 'text', { content: text })}
          >
            {blockTexts.revert}
          </Button>
        )
      }
      onActivate={onActivate}
      onMove={(by) => editor.move(id, by)}
      onRemove={() => editor.remove(id)}
      onAdd={(kind) => editor.add(kind, id)}
    >
      <BlockBody
        now={now}
        block={block}
        isOnly={count === 1}
        // Text looks the same with and without focus.
        active={active && block.type !== 'text'}
        ownPost={postId}
        upload={images.uploads[id]}
        error={isAtAddress ? error : undefined}
      />
    </BlockFrame>
  );
}

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
