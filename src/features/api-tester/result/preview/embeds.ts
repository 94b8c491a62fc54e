import type { fetchEmbedInfo } from '@/api/admin/savedVideos';
import pLimit from 'p-limit';

/** What a video says of itself by oEmbed; null where that cannot be got. */
export type Embed = Awaited<ReturnType<typeof fetchEmbedInfo>>;

/** So many videos are asked about at a time. */
const AT_ONCE = 3;

/** Asks about videos, each once and a few at a time; who cannot be asked about is passed over. */
export function createEmbeds(fetchInfo: typeof fetchEmbedInfo) {
  const limit = pLimit(AT_ONCE);
  const known = new Map<string, Promise<Embed>>();
  return {
    get(videoId: string): Promise<Embed> {
      const asked = known.get(videoId) ?? limit(() => fetchInfo(videoId)).catch(() => null);
      known.set(videoId, asked);
      return asked;
    },
    /** Asks about no further ones. */
    stop: () => limit.clearQueue(),
  };
}

export type Embeds = ReturnType<typeof createEmbeds>;
