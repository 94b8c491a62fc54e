import { useCopy, type Copied } from '../../hooks/useCopy';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The texts for copying; this folder contains no texts. */
export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

/** The text to copy and the name of the button. */
export interface CopyButtonProps {
  /** The button's name for a screen reader: it begins or ends with the visible text. */
  label: string;
  texts: CopyTexts;
  /** Returns the text when the button is pressed. */
  text: () => string;
}

/** The text for the result of copying; `otherwise` if there is no result to show. */
export const copiedWords = (copied: Copied, texts: CopyTexts, otherwise: string) =>
  copied === null ? otherwise : texts[copied];

/** Copies a text and shows the result for two seconds, also to a screen reader. */
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
