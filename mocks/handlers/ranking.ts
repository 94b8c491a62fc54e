import {
  presentChannelRanking,
  presentInsights,
  presentTrending,
  presentVideoRanking,
} from '@contract/presenters/ranking-answers';
import {
  categoriesName,
  channelList,
  hoursName,
  videoList,
  type CategoryShare,
  type UploadHour,
} from '@contract/rules/rankings/ranking-lists';
import type { Searcher } from '@adapters/trending';
import { rankings } from '../db/rankings';
import { ADDRESS, callerOf, count, refund } from '../http/limits';
import type { Viewer } from '../http/viewer';
import { trending } from '../tools';
import type { SomeHandlers } from './types';

function searcherOf(viewer: Viewer, now: number): Searcher {
  const counts = [
    ['trendingSearch', callerOf(viewer)],
    ['trendingSearchByRange', ADDRESS],
  ] as const;
  const each = (take: typeof count) => () =>
    Promise.resolve().then(() => {
      for (const [limit, who] of counts) take(limit, who, now);
    });
  return { count: each(count), refund: each(refund) };
}

export const ranking = {
  async getTrending({ query }, { viewer, now }) {
    const searcher = searcherOf(viewer, now);
    const { answer, isStale } = await trending.read(query.region, query.q, searcher);
    return presentTrending(query, answer, isStale);
  },

  rankVideos({ query }, { now }) {
    const { period, region, categoryId, sortBy, limit } = query;
    const name = videoList(period, region, categoryId, sortBy);
    return presentVideoRanking(query, rankings.videos(name, limit, now), rankings.basis(now));
  },

  rankChannels({ query }, { now }) {
    const { country, category, sortBy, limit } = query;
    const places = rankings.channels(channelList(false, country, category, sortBy), limit, now);
    return presentChannelRanking(query, places, rankings.basis(now), now);
  },

  listNewChannels({ query }, { now }) {
    const { country, category, sortBy, limit } = query;
    const places = rankings.channels(channelList(true, country, category, sortBy), limit, now);
    return presentChannelRanking(query, places, rankings.basis(now), now);
  },

  getVideoInsights({ query: { period, region } }, { now }) {
    const shares = rankings.list(categoriesName(period, region), now) as CategoryShare[];
    const hours = rankings.list(hoursName(region), now) as UploadHour[];
    return presentInsights(period, shares, hours, rankings.basis(now));
  },
} satisfies SomeHandlers;
