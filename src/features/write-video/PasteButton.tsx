import { Button } from '@/design/components/Button/Button';
import { videoPostTexts } from '@/texts/write';
import { videoAddressIn } from '@contract/rules/links/video-in-text';
import { recogniseVideo } from '@contract/rules/links/video-url';

/** Whether the browser lets a page ask for the clipboard's text. */
export const canPaste = (): boolean =>
  'readText' in ((navigator as Partial<Navigator>).clipboard ?? {});

interface PasteButtonProps {
  onPaste: (link: string) => void;
  /** Receives the reason why there is no link; what was typed stays. */
  onFailed: (reason: string) => void;
}

/** Takes the video's link from the clipboard, also out of a longer text. */
export function PasteButton({ onPaste, onFailed }: PasteButtonProps) {
  async function paste(): Promise<void> {
    try {
      const text = (await navigator.clipboard.readText()).trim();
      const link = videoAddressIn(text) ?? (recogniseVideo(text) && text);
      if (link) onPaste(link);
      else onFailed(videoPostTexts.pasteWithoutLink);
    } catch {
      onFailed(videoPostTexts.pasteRefused);
    }
  }
  return (
    <Button size="sm" variant="soft" onClick={() => void paste()}>
      {videoPostTexts.paste}
    </Button>
  );
}
