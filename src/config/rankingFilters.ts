import {
  categoryGroups,
  channelSorts,
  rankingCategories,
  rankingPeriods,
  rankingRegions,
  trendingRegions,
  videoSorts,
} from '@contract/rules/rankings/ranking-tables';
import { choice, type Filters } from './filters';

const country = choice(rankingRegions, 'KR');
const groups = choice(
  ['all', ...(Object.keys(categoryGroups) as (keyof typeof categoryGroups)[])],
  'all',
);
const channels = { sort: choice(channelSorts, 'subscribers'), country, category: groups };

/** The filters of each ranking page. Source: docs/product/screens.md#rankings. */
export const rankingFilters = {
  trending: {
    tab: choice(['popular', 'keywords'], 'popular'),
    region: choice(trendingRegions, 'KR'),
  },
  playboardChannels: channels,
  playboardVideos: {
    period: choice(rankingPeriods, 'week'),
    region: country,
    sort: choice(videoSorts, 'views'),
  },
  channelRanking: channels,
  categoryRanking: {
    category: choice(['all', ...rankingCategories], 'all'),
    period: choice(rankingPeriods, 'today'),
    region: country,
  },
  timeRanking: { period: choice(rankingPeriods, 'today'), region: country },
  newChannelRanking: channels,
} as const satisfies Record<string, Filters>;
