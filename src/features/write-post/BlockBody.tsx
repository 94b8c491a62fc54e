import { memo, type RefObject } from 'react';
import {
  emptyBlock,
  newBlockId,
  typedBeside,
  type BlockChange,
  type BlockKind,
  type EditorBlock,
  type TextBlock as Block,
} from './blocks';
import { ImageBlock } from './ImageBlock';
import { LinkBlock } from './LinkBlock';
import type { usePostForm } from './usePostForm';
import type { Upload } from './useUploads';
import { VideoBlock } from './VideoBlock';
import { InlineText } from '@/components/InlineText/InlineText';
import { blockTexts } from '@/texts/blocks';
import { loneAddress, type LoneAddress } from './address';

interface TextBlockProps {
  block: Block;
  /** Whether it is the only one: then its placeholder says what to do. */
  isOnly: boolean;
  onChange: (change: Partial<Block>) => void;
  /** Called when a single address was pasted. */
  onAddress: (address: LoneAddress, pasted: string) => void;
  onAddText: () => void;
  onRemove: () => void;
  onSend: () => void;
}

/** A text block. Pasting a single address into an empty one converts it to a video or link. */
function TextBlock(props: TextBlockProps) {
  const { block, isOnly, onChange, onAddress, onAddText, onRemove, onSend } = props;

  function onWords(content: string, atOnce: boolean): void {
    const address = atOnce && block.content.trim() === '' ? loneAddress(content) : null;
    if (address) onAddress(address, content.trim());
    else onChange({ content });
  }

  return (
    <InlineText
      label={blockTexts.text}
      placeholder={blockTexts.textPlaceholder}
      variant="body"
      rows={isOnly ? 4 : 1}
      leads
      value={block.content}
      onWords={onWords}
      onEnter={(content) => {
        if (content !== block.content) onChange({ content });
        onAddText();
      }}
      onEmptyBackspace={onRemove}
      onSend={onSend}
    />
  );
}

/** The current form for event handlers: a stable object, so that it causes no renders. */
export type FormNow = RefObject<
  Pick<ReturnType<typeof usePostForm>, 'editor' | 'images' | 'errors' | 'postId'> & {
    /** Sends the whole post. */
    onSend: () => void;
  }
>;

interface BlockBodyProps {
  now: FormNow;
  block: EditorBlock;
  isOnly: boolean;
  active: boolean;
  /** The post that is being edited. */
  ownPost: string | null;
  upload: Upload | undefined;
  /** The error of its address. */
  error: string | undefined;
}

/** Replaces one block with another kind. */
export function turnInto({ current }: FormNow, id: string, kind: BlockKind, change: BlockChange) {
  current.editor.turn(id, [{ ...emptyBlock(kind, newBlockId()), ...change }]);
}

/** The content of a block; rendered again only when that block changes. */
export const BlockBody = memo(function BlockBody(props: BlockBodyProps) {
  const { now, block, isOnly, active, ownPost, upload, error } = props;
  const { id } = block;
  const shared = {
    onChange: (change: BlockChange) => now.current.editor.change(id, change),
    onAddText: () => now.current.editor.add('text', id),
    onSend: () => now.current.onSend(),
  };
  const addressed = { ...shared, active, ownPost, error };
  switch (block.type) {
    case 'text':
      return (
        <TextBlock
          {...shared}
          block={block}
          isOnly={isOnly}
          onRemove={() => now.current.editor.remove(id)}
          onAddress={({ type, url }, words) => turnInto(now, id, type, { url, pasted: words })}
        />
      );
    case 'image':
      return (
        <ImageBlock
          {...shared}
          block={block}
          active={active}
          upload={upload}
          onFiles={(files) => now.current.images.choose(id, files)}
          onRetry={() => now.current.images.retry(id)}
          onCancel={() => now.current.images.cancel(id)}
          onKeepOld={() => now.current.images.keepOld(id)}
        />
      );
    case 'video':
      return (
        <VideoBlock
          {...addressed}
          block={block}
          onTurn={() => turnInto(now, id, 'link', { url: block.url, description: block.caption })}
        />
      );
    case 'link':
      return (
        <LinkBlock
          {...addressed}
          block={block}
          onTurn={() =>
            turnInto(now, id, 'video', { url: block.url, caption: typedBeside(block).join(' ') })
          }
        />
      );
  }
});
