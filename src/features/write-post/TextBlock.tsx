import { InlineText } from '@/components/InlineText/InlineText';
import { blockTexts } from '@/texts/blocks';
import { loneAddress, type LoneAddress } from './address';
import type { TextBlock as Block } from './blocks';

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
export function TextBlock(props: TextBlockProps) {
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
