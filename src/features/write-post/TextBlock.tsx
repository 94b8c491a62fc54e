import { InlineText } from '@/components/InlineText/InlineText';
import { blockTexts } from '@/texts/blocks';
import { loneAddress, type LoneAddress } from './address';
import type { TextBlock as Block } from './blocks';

interface TextBlockProps {
  block: Block;
  /** It is the only one: then it says what to do. */
  isOnly: boolean;
  onChange: (change: Partial<Block>) => void;
  /** An address alone was pasted. */
  onAddress: (address: LoneAddress, pasted: string) => void;
  onAddText: () => void;
  onRemove: () => void;
  onSend: () => void;
}

/** Words. An address that is pasted alone into an empty one is taken for what it leads to. */
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
