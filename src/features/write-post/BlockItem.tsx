import { BlockFrame } from '@/components/BlockFrame/BlockFrame';
import { Button } from '@/design/components/Button/Button';
import { blockTexts } from '@/texts/blocks';
import { recogniseVideo } from '@contract/rules/video-url';
import { webAddress } from './address';
import {
  emptyBlock,
  newBlockId,
  typedBeside,
  type BlockChange,
  type BlockKind,
  type EditorBlock,
} from './blocks';
import { ImageBlock } from './ImageBlock';
import { LinkBlock as LinkBlockView } from './LinkBlock';
import { TextBlock } from './TextBlock';
import type { usePostForm } from './usePostForm';
import { VideoBlock as VideoBlockView } from './VideoBlock';

type Form = Pick<ReturnType<typeof usePostForm>, 'editor' | 'images' | 'errors' | 'postId'>;

interface BlockItemProps {
  form: Form;
  block: EditorBlock;
  at: number;
  count: number;
  active: boolean;
  needsLogin: boolean;
  onActivate: () => void;
  /** Sends the whole post. */
  onSend: () => void;
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
  const { form, block, at, count, active, needsLogin, onActivate, onSend } = props;
  const { editor, images, errors } = form;
  const { id } = block;
  const text = textOf(block);
  const shared = {
    onChange: (change: BlockChange) => editor.change(id, change),
    onAddText: () => editor.add('text', id),
    onSend,
  };
  const error = errors.blocks[id];
  const isAtAddress = hasWrongAddress(block);
  const addressed = {
    ...shared,
    active,
    ownPost: form.postId,
    error: isAtAddress ? error : undefined,
  };

  function turnInto(kind: BlockKind, change: BlockChange): void {
    editor.turn(id, [{ ...emptyBlock(kind, newBlockId()), ...change }]);
  }

  function body() {
    switch (block.type) {
      case 'text':
        return (
          <TextBlock
            {...shared}
            block={block}
            isOnly={count === 1}
            onRemove={() => editor.remove(id)}
            onAddress={({ type, url }, words) => turnInto(type, { url, pasted: words })}
          />
        );
      case 'image':
        return (
          <ImageBlock
            {...shared}
            block={block}
            active={active}
            upload={images.uploads[id]}
            onFiles={(files) => images.choose(id, files)}
            onRetry={() => images.retry(id)}
            onCancel={() => images.cancel(id)}
            onKeepOld={() => images.keepOld(id)}
          />
        );
      case 'video':
        return (
          <VideoBlockView
            {...addressed}
            block={block}
            onTurn={() => turnInto('link', { url: block.url, description: block.caption })}
          />
        );
      case 'link':
        return (
          <LinkBlockView
            {...addressed}
            block={block}
            onTurn={() =>
              turnInto('video', { url: block.url, caption: typedBeside(block).join(' ') })
            }
          />
        );
    }
  }

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
          <Button size="sm" variant="ghost" onClick={() => turnInto('text', { content: text })}>
            {blockTexts.revert}
          </Button>
        )
      }
      onActivate={onActivate}
      onMove={(by) => editor.move(id, by)}
      onRemove={() => editor.remove(id)}
      onAdd={(kind) => editor.add(kind, id)}
    >
      {body()}
    </BlockFrame>
  );
}
