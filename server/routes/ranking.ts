import type { Searcher } from '@adapters/trending';
import type { Context } from 'koa';
import { Ready, type SomeHandlers } from '../http/call';
import { limitedCaller, limitedRange } from '../limits/client-address';
import type { Limits } from '../limits/limits';
import type { Viewer } from '../tables/session';

function searcherOf({ ip }: Context, viewer: Viewer | null, limits: Limits): Searcher {
  const counts = [
    ['trendingSearch', limitedCaller(ip, viewer)],
    ['trendingSearchByRange', limitedRange(ip)],
  ] as const;
  return {
    async count() {
      for (const [limit, who] of counts) await limits.count(limit, who);
    },
    async refund() {
      for (const [limit, who] of counts) await limits.refund(limit, who);
    },
  };
}

/** Rankings and trending. */
export const rankingRoutes = {
  getTrending: async ({ query, services, viewer, now, ctx }) =>
    new Ready(await services.trending.read(query, searcherOf(ctx, viewer, services.limits), now)),
  rankVideos: async ({ query, services, now }) =>
    new Ready(await services.rankings.videos(query, now)),
  rankChannels: async ({ query, services, now }) =>
    new Ready(await services.rankings.channels(query, false, now)),
  listNewChannels: async ({ query, services, now }) =>
    new Ready(await services.rankings.channels(query, true, now)),
  getVideoInsights: async ({ query, services, now }) =>
    new Ready(await services.rankings.insights(query, now)),
} satisfies SomeHandlers;
