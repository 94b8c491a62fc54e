import { fetchLinkPreview } from '@/api/links';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { recogniseVideo, withScheme } from '@contract/rules/video-url';
import { useEffect, useRef, useState } from 'react';
import type { VideoValues } from './videoForm';

/** How long a link must stay as it is until its title is asked for, ms. */
const SETTLED = 500;

/** The title of the video at an address; null for one that nobody tells us. */
async function titleOf(address: string, signal: AbortSignal): Promise<string | null> {
  const { success, metadata } = await fetchLinkPreview(address, signal);
  return success ? Array.from(metadata.title).slice(0, TITLE_MAX).join('').trim() : null;
}

/**
 * Offers an empty title the video's own (A9.6): once for each link, so that whoever takes it out
 * again is rid of it, and never in place of anything that was typed.
 * @returns whether the title that stands there is the video's
 */
export function useVideoTitle(
  { title, link }: VideoValues,
  onTitle: (title: string) => void,
): boolean {
  const [own, setOwn] = useState<string | null>(null);
  const source = recogniseVideo(link);
  // A file has a name and no title.
  const address = source && source.host !== 'file' ? withScheme(link) : null;
  const latest = useRef({ title, onTitle });
  useEffect(() => {
    latest.current = { title, onTitle };
  });

  useEffect(() => {
    if (address === null) return;
    const controller = new AbortController();
    const isEmpty = () => latest.current.title.trim() === '';
    const timer = setTimeout(() => {
      if (!isEmpty()) return;
      titleOf(address, controller.signal).then(
        (found) => {
          if (!found || controller.signal.aborted || !isEmpty()) return;
          setOwn(found);
          latest.current.onTitle(found);
        },
        // Then the title is typed, as ever.
        () => undefined,
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);

  return own !== null && own === title;
}
