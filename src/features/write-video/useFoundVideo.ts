import { usePreview, type Preview } from '@/state/usePreview';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { cut } from '@contract/rules/length';
import { videoImage } from '@contract/rules/video-image';
import { recogniseVideo, withScheme } from '@contract/rules/video-url';
import { reasonTexts } from '@contract/texts';
import { useState } from 'react';
import type { VideoValues } from './videoValues';

/**
 * What the host says of the video at the link. An empty title is offered the video's own
 * (docs/product/rules.md#shared-videos):
 * once for each link, so that anyone who takes it out again is rid of it, and never in place of
 * anything that was typed.
 * @returns whether the title that stands there is the video's, whether its owner lets nobody show it
 * elsewhere, and its picture where only its host knows it
 */
export function useFoundVideo(
  { title, link }: VideoValues,
  onTitle: (title: string) => void,
): { isFilled: boolean; isForbidden: boolean; image: string | null } {
  const [filled, setFilled] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const source = recogniseVideo(link);
  // A file has a name and no title.
  const address = source && source.host !== 'file' ? withScheme(link) : null;

  usePreview(address, (found) => {
    setPreview(found);
    // Where the host gives no title, the writer types it.
    if (!found.answer?.success || title.trim() !== '') return;
    const own = cut(found.answer.metadata.title, TITLE_MAX).trim();
    if (!own) return;
    setFilled(own);
    onTitle(own);
  });

  const answer = preview?.url === address ? preview.answer : null;
  return {
    isFilled: filled !== null && filled === title,
    isForbidden: answer?.success === false && answer.error === reasonTexts.embedForbidden,
    image: address && videoImage(address, answer?.metadata.image),
  };
}
