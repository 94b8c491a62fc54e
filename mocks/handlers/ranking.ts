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
} from '@contract/rules/ranking-lists';
import { rankings } from '../db/rankings';
import { trending } from '../tools';
import type { Handlers } from './types';

type Names = 'getTrending' | 'rankVideos' | 'rankChannels' | 'listNewChannels' | 'getVideoInsights';

export const ranking: Handlers<Names> = {
  async getTrending({ query }) {
    const { answer, isStale } = await trending.read(query.region, query.q);
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
};
