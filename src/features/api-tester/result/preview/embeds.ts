import type { OutputOf } from '@/api/client';
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

export type Embeds = ReturnType<typeof createEmbeds>;
