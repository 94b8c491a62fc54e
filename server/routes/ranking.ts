import { Ready, type Handlers } from '../http/call';

type Names = 'getTrending' | 'rankVideos' | 'rankChannels' | 'listNewChannels' | 'getVideoInsights';

/** Rankings and trending. */
export const rankingRoutes: Handlers<Names> = {
  getTrending: async ({ query, services, now }) =>
    new Ready(await services.trending.read(query, now)),
  rankVideos: async ({ query, services, now }) =>
    new Ready(await services.rankings.videos(query, now)),
  rankChannels: async ({ query, services, now }) =>
    new Ready(await services.rankings.channels(query, false, now)),
  listNewChannels: async ({ query, services, now }) =>
    new Ready(await services.rankings.channels(query, true, now)),
  getVideoInsights: async ({ query, services, now }) =>
    new Ready(await services.rankings.insights(query, now)),
};
