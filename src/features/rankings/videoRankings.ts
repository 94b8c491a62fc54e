import type { InputOf, OutputOf } from '@/api/client';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { createRanking } from './createRanking';

type Chosen<Name extends keyof typeof rankingFilters> = ChosenOf<(typeof rankingFilters)[Name]>;

export type TrendingQuery = InputOf<'getTrending'>['query'];
type Query = InputOf<'rankVideos'>['query'];
export type VideoRankingAnswer = OutputOf<'rankVideos'>;

export const timeQuery = ({ period, region }: Chosen<'timeRanking'>): Query => ({
  period,
  region,
});
export const categoryQuery = (chosen: Chosen<'categoryRanking'>): Query => ({
  period: chosen.period,
  region: chosen.region,
  categoryId: chosen.category,
});
export const analysisQuery = (chosen: Chosen<'playboardVideos'>): Query => ({
  period: chosen.period,
  region: chosen.region,
  sortBy: chosen.sort,
});
export const trendingQuery = (region: Chosen<'trending'>['region'], q = ''): TrendingQuery => ({
  region,
  q,
});

export const trending = createRanking('getTrending');
export const videoRanking = createRanking('rankVideos');
export const videoInsights = createRanking('getVideoInsights');
