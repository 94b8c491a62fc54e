import type { OutputOf } from '@/api/client';
import {
  fetchChannelRanking,
  fetchNewChannels,
  fetchTrending,
  fetchVideoInsights,
  fetchVideoRanking,
} from '@/api/rankings';
import { createRemote } from '@/state/remote';

/** A ranking as it was asked for last, by its query. */
function createRanking<Query, Answer>(
  fetch: (query: Query, signal?: AbortSignal) => Promise<Answer>,
) {
  return {
    remote: createRemote<Answer>({
      load: (key, signal) => fetch(JSON.parse(key) as Query, signal),
    }),
    keyOf: (query: Query) => JSON.stringify(query),
  };
}

export type RankingOf<Query, Answer> = ReturnType<typeof createRanking<Query, Answer>>;

export const trending = createRanking(fetchTrending);
export type VideoRankingAnswer = OutputOf<'rankVideos'>;

export const videoRanking = createRanking(fetchVideoRanking);
export const channelRanking = createRanking(fetchChannelRanking);
export const newChannels = createRanking(fetchNewChannels);
/** The new channels beside another list. */
export const freshChannels = createRanking(fetchNewChannels);
/** The channels whose growth is drawn, apart from those of the list beside it. */
export const channelGrowth = createRanking(fetchChannelRanking);
export const videoInsights = createRanking(fetchVideoInsights);
