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
        // Text looks the same with and without focus.
        active={active && block.type !== 'text'}
        ownPost={postId}
        upload={images.uploads[id]}
        error={isAtAddress ? error : undefined}
      />
    </BlockFrame>
  );
}
