import { BlockFrame } from '@/components/BlockFrame/BlockFrame';
import { Button } from '@/design/components/Button/Button';
import { blockTexts } from '@/texts/blocks';
import { recogniseVideo } from '@contract/rules/video-url';
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

/** The text that a block becomes again: only one that was made of a pasted address can. */
function textOf(block: EditorBlock): string | null {
  if (!('pasted' in block) || !block.pasted) return null;
  return [block.pasted, ...typedBeside(block)].join('\n');
}

/** Whether what is wrong with a block is said at its address, which stands there to be mended. */
function hasWrongAddress(block: EditorBlock): boolean {
  if (block.type === 'video') return recogniseVideo(block.url) === null;
  return block.type === 'link' && webAddress(block.url) === null;
}

/** One block of the post with what can be done to it. */
export function BlockItem(props: BlockItemProps) {
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
        // Words look the same with the focus and without it.
        active={active && block.type !== 'text'}
        ownPost={postId}
        upload={images.uploads[id]}
        error={isAtAddress ? error : undefined}
      />
    </BlockFrame>
  );
}
