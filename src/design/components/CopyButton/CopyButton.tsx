import { useCopy, type Copied } from '../../hooks/useCopy';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The words of copying; this folder has none of its own. */
export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

/** What is copied, and how the button is called. */
export interface CopyButtonProps {
  /** What the button copies, for a screen reader: it begins or ends with the words on the button. */
  label: string;
  texts: CopyTexts;
  /** Gives the text when the button is pressed. */
  text: () => string;
}

/** The words for what became of copying; `otherwise` while there is nothing to say. */
export const copiedWords = (copied: Copied, texts: CopyTexts, otherwise: string) =>
  copied === null ? otherwise : texts[copied];

/** Copies a text, and says for two seconds what became of it, also to a screen reader. */
export function CopyButton({ label, texts, text }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        aria-label={copied === null ? label : undefined}
        onClick={() => copy(text())}
      >
        {copiedWords(copied, texts, texts.copy)}
      </Button>
      <VisuallyHidden role="status">{copiedWords(copied, texts, '')}</VisuallyHidden>
    </>
  );
}
