import type { OutputOf } from '@/api/client';
import {
  fetchTrending,
  fetchVideoInsights,
  fetchVideoRanking,
  type TrendingQuery,
  type VideoRankingQuery,
} from '@/api/rankings';
import type { ChosenOf, rankingFilters } from '@/config/rankingFilters';
import { createRanking } from './createRanking';

type Chosen<Name extends keyof typeof rankingFilters> = ChosenOf<(typeof rankingFilters)[Name]>;

export type { TrendingQuery };
export type VideoRankingAnswer = OutputOf<'rankVideos'>;

export const timeQuery = ({ period, region }: Chosen<'timeRanking'>): VideoRankingQuery => ({
  period,
  region,
});
export const categoryQuery = (chosen: Chosen<'categoryRanking'>): VideoRankingQuery => ({
  period: chosen.period,
  region: chosen.region,
  categoryId: chosen.category,
});
export const analysisQuery = (chosen: Chosen<'playboardVideos'>): VideoRankingQuery => ({
  period: chosen.period,
  region: chosen.region,
  sortBy: chosen.sort,
});
export const trendingQuery = (region: Chosen<'trending'>['region'], q = ''): TrendingQuery => ({
  region,
  q,
});

export const trending = createRanking(fetchTrending);
export const videoRanking = createRanking(fetchVideoRanking);
export const videoInsights = createRanking(fetchVideoInsights);
