import { usePreview, type Preview } from '@/state/usePreview';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { cut } from '@contract/rules/text/length';
import { videoImage } from '@contract/rules/posts/video-image';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';
import { reasonTexts } from '@contract/texts';
import { useState } from 'react';
import type { VideoValues } from './videoValues';

/**
 * Loads the host's data about the video. An empty title gets the video's own title
 * (docs/product/rules.md#shared-videos): once per link, so that a removed title does not return,
 * and never over typed text.
 * @returns whether the current title is the video's, whether its owner forbids embedding, and its
 * picture if only its host knows it
 */
export function useFoundVideo(
  { title, link }: VideoValues,
  onTitle: (title: string) => void,
): { isFilled: boolean; isForbidden: boolean; image: string | null } {
  const [filled, setFilled] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const source = recogniseVideo(link);
  // A file has a name but no title.
  const address = source && source.host !== 'file' ? withScheme(link) : null;

  usePreview(address, (found) => {
    setPreview(found);
    // If the host has no title, the writer types one.
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
