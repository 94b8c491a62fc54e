import { endpoints } from '@contract/endpoints';
import {
  presentChannelRanking,
  presentInsights,
  presentTrending,
  presentVideoRanking,
} from '@contract/presenters/ranking-answers';
import { rankingTexts, trendingErrorTexts } from '@contract/rankingTexts';
import { quotaReset } from '@contract/rules/rankings/quota';
import { STATISTICS_DAYS, trendingKeywords } from '@contract/rules/rankings/ranking-tables';
import { seoulTime } from '@contract/rules/site/seoul-time';
import type { RequestHandler } from 'msw';
import { rankings } from '../db/rankings';
import { answering, failing, never } from './build';

const { getTrending, rankVideos, rankChannels, listNewChannels, getVideoInsights } = endpoints;
const lists = [rankVideos, rankChannels, listNewChannels, getVideoInsights];

/** A site that has counted nothing yet. */
const uncounted = {
  day: null,
  previousDay: null,
  updatedAt: null,
  source: 'live' as const,
  keptDays: STATISTICS_DAYS,
};
const ofVideos = { period: 'today', sortBy: 'views', days: 7 } as const;
const ofChannels = { sortBy: 'subscribers', days: 7 } as const;

function emptyLists(): RequestHandler[] {
  const channels = presentChannelRanking(ofChannels, [], uncounted, 0);
  return [
    answering(rankVideos, presentVideoRanking(ofVideos, [], uncounted)),
    answering(rankChannels, channels),
    answering(listNewChannels, channels),
    answering(getVideoInsights, presentInsights('today', [], [], uncounted)),
  ];
}

/** A place on the first day: one count, and no earlier place. */
const onFirstDay = <Place extends { history: readonly unknown[] }>(place: Place): Place => ({
  ...place,
  previousRank: null,
  history: place.history.slice(-1),
});

/** A ranking without videos on the counted day. */
const noVideos = (): RequestHandler[] => [
  answering(rankVideos, presentVideoRanking(ofVideos, [], rankings.basis(Date.now()))),
];

function firstDay(): RequestHandler[] {
  const now = Date.now();
  const basis = { ...rankings.basis(now), previousDay: null };
  const videos = rankings.videos('video:month:KR:all:views', 10, now).map(onFirstDay);
  const channels = rankings.channels('channel:KR:all:subscribers', 10, now).map(onFirstDay);
  const ofDay = presentChannelRanking(ofChannels, channels, basis, now);
  return [
    answering(rankVideos, presentVideoRanking({ ...ofVideos, period: 'month' }, videos, basis)),
    answering(rankChannels, ofDay),
    answering(listNewChannels, ofDay),
  ];
}

const noTrending = {
  success: true as const,
  videos: [],
  region: 'KR',
  q: null,
  basis: 'search' as const,
  source: 'simulated' as const,
  fetchedAt: new Date(0).toISOString(),
  isStale: false,
};

/** An answer from two hours ago, instead of a search while YouTube is unavailable. */
function insteadOfSearch(basis: 'chart' | 'counted') {
  const now = Date.now();
  const videos = rankings.videos('video:month:KR:all:views', 10, now).map(({ thing }) => thing);
  const answer = { videos, basis, source: 'simulated', fetchedAt: now - 2 * 3_600_000 } as const;
  const q = basis === 'counted' ? (trendingKeywords[0] ?? null) : null;
  return presentTrending({ region: 'KR', q, limit: 10 }, answer, basis === 'chart');
}

/** Failures of rankings and trending, and their first days. */
export const rankingScenarios = {
  'trending.failed': {
    title: '인기 영상을 불러오지 못함',
    handlers: () => [
      failing(getTrending, 'UPSTREAM', { message: trendingErrorTexts.videosFailed }),
    ],
  },
  'trending.exhausted': {
    title: '오늘 쓸 수 있는 검색을 모두 씀',
    handlers: () => [
      failing(getTrending, 'UPSTREAM_QUOTA', {
        message: trendingErrorTexts.videosExhausted,
        issues: [
          {
            path: 'quota',
            message: rankingTexts.askedAgain(seoulTime(quotaReset('youtube.search', Date.now()))),
          },
        ],
      }),
    ],
  },
  'trending.limited': {
    title: '혼자서 너무 많이 검색함',
    handlers: () => [failing(getTrending, 'RATE_LIMITED')],
  },
  'trending.empty': {
    title: '인기 영상이 없음',
    handlers: () => [answering(getTrending, noTrending)],
  },
  'trending.stale': {
    title: '마지막으로 받은 인기 차트를 대신 보여줌',
    handlers: () => [answering(getTrending, insteadOfSearch('chart'))],
  },
  'trending.counted': {
    title: '검색을 모두 써서 집계한 영상에서 찾음',
    handlers: () => [answering(getTrending, insteadOfSearch('counted'))],
  },
  'trending.loading': {
    title: '인기 영상을 계속 불러오는 중',
    handlers: () => [never(getTrending)],
  },
  'rankings.failed': {
    title: '순위를 불러오지 못함',
    handlers: () => lists.map((list) => failing(list, 'INTERNAL')),
  },
  'rankings.loading': {
    title: '순위를 계속 불러오는 중',
    handlers: () => lists.map(never),
  },
  'rankings.empty': { title: '순위에 아무것도 없음', handlers: emptyLists },
  'rankings.none': { title: '고른 조건에 맞는 영상이 없음', handlers: noVideos },
  'rankings.collecting': { title: '한 번만 집계함', handlers: firstDay },
};
