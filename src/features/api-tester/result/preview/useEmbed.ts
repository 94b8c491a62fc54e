import { call, type OutputOf } from '@/api/client';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import pLimit from 'p-limit';

/** The oEmbed information of a video; null if it is not available. */
export type Embed = OutputOf<'getEmbedInfo'>['embed'];

/** How many videos are requested at a time. */
const AT_ONCE = 3;

/** Requests embed information, once per video and a few at a time; failures give null. */
export function createEmbeds(fetchInfo: (videoId: string) => Promise<Embed>) {
  const limit = pLimit(AT_ONCE);
  const known = new Map<string, Promise<Embed>>();
  return {
    get(videoId: string): Promise<Embed> {
      const asked = known.get(videoId) ?? limit(() => fetchInfo(videoId)).catch(() => null);
      known.set(videoId, asked);
      return asked;
    },
    /** Cancels the queued requests. */
    stop: () => limit.clearQueue(),
  };
}

type Embeds = ReturnType<typeof createEmbeds>;

/** The embed information of the videos of one result; null outside of a result. */
export const EmbedsContext = createContext<Embeds | null>(null);

/** Creates the embed requests of a result, and cancels them when it unmounts. */
export function useEmbeds(): Embeds {
  const [embeds] = useState(() =>
    createEmbeds((videoId) =>
      call('getEmbedInfo', { query: { videoId } }).then((answer) => answer.embed),
    ),
  );
  useEffect(() => embeds.stop, [embeds]);
  return embeds;
}

/** The embed information of a video, requested once its card is visible. */
export function useEmbed<E extends Element>(videoId: string) {
  const embeds = useContext(EmbedsContext);
  const ref = useRef<E>(null);
  const [embed, setEmbed] = useState<Embed>(null);
  useEffect(() => {
    const card = ref.current;
    if (!card || !embeds) return;
    let isHere = true;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void embeds.get(videoId).then((found) => isHere && setEmbed(found));
    });
    watcher.observe(card);
    return () => {
      isHere = false;
      watcher.disconnect();
    };
  }, [embeds, videoId]);
  return { ref, embed };
}
