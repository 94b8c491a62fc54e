import { commonTexts } from '@/texts/common';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { collectTexts } from '@/texts/collect';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { trendingTexts } from '@/texts/trending';
import { pageAddresses as at } from '@contract/pages';
import { trendingErrorTexts } from '@contract/rankingTexts';
import { limitedText } from '@mocks/scenarios/build';
import { mistake, sight, type AnyPage, type Sight } from './sights';
import { list } from './site';
import { press } from './steps';

const search = `${at.trending}?${new URLSearchParams({ tab: 'keywords', q: '먹방' })}`;

const ofVideos: AnyPage[] = ['playboardVideos', 'categoryRanking', 'timeRanking'];
const ofChannels: AnyPage[] = ['playboardChannels', 'channelRanking', 'newChannelRanking'];

/** States of the ranking pages, in addition to the common ones. */
export const rankingSights: Sight[] = [
  ...list('trending', 'trending', {
    failed: trendingErrorTexts.videosFailed,
    empty: rankedVideoTexts.noVideos,
    loading: commonTexts.loading,
  }),
  sight('trending', 'trending.exhausted', trendingErrorTexts.videosExhausted),
  sight('trending', 'trending.limited', limitedText),
  sight('trending', 'trending.stale', [
    trendingTexts.stale,
    trendingTexts.basisChart,
    rankingTexts.updated('2시간 전'),
  ]),
  sight('trending', 'trending.counted', [trendingTexts.countedNote, trendingTexts.basisCounted], {
    at: search,
  }),
  mistake('trending', 'SearchFailed', '키워드로 검색하지 못함', trendingErrorTexts.searchFailed, {
    at: search,
    scenario: 'network.failed',
  }),
  ...ofVideos.flatMap((page) => [
    ...list(page, 'rankings', {
      failed: rankedVideoTexts.videosFailed,
      empty: rankingTexts.methodUncounted,
      loading: rankedVideoTexts.videosLoading,
    }),
    sight(page, 'rankings.collecting', rankingTexts.collecting),
  ]),
  sight('playboardVideos', 'rankings.none'),
  sight('timeRanking', 'rankings.none'),
  sight('categoryRanking', 'rankings.none', rankedVideoTexts.noVideosInCategory, {
    at: `${at.categoryRanking}?category=29`,
  }),
  sight('timeRanking', 'favorite.failed', collectTexts.favoriteFailed, {
    role: 'member',
    steps: [press(rankedVideoTexts.favorite)],
  }),
  ...ofChannels.flatMap((page) => [
    ...list(page, 'rankings', {
      failed: rankedChannelTexts.channelsFailed,
      empty: rankedChannelTexts.noChannels,
      loading: commonTexts.loading,
    }),
    sight(page, 'rankings.collecting', rankingTexts.collecting),
  ]),
];
