import type { InputOf, OutputOf } from '@/api/client';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { trendingTexts } from '@/texts/trending';
import { TRENDING_KEYWORD_DAYS } from '@contract/rules/rankings/ranking-tables';
import { seoulDay } from '@contract/rules/site/time';
import { formatNumber } from '@contract/rules/text/counts';
import { createRanking } from './createRanking';
import { dateText, figureText, sentencesOf, type Summary } from './summary';

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

/** The total figures of the videos in a list. */
export function videoFigures(summary: VideoRankingAnswer['summary']): Summary {
  const { videos, totalViews, totalLikes, averageMinutes } = summary;
  return {
    note: rankedVideoTexts.summaryOf(formatNumber(videos)),
    figures: [
      [rankedVideoTexts.summaryViews, formatNumber(totalViews)],
      [rankedVideoTexts.summaryLikes, formatNumber(totalLikes)],
      [
        rankedVideoTexts.summaryLength,
        figureText(averageMinutes, (minutes) => rankedVideoTexts.minutes(formatNumber(minutes))),
      ],
    ],
  };
}

/** Returns the first and the last day of a period, formatted. */
export function daysOf(
  period: VideoRankingAnswer['period'] | undefined,
): [first: string, last: string] | null {
  if (!period) return null;
  // The end is exclusive.
  const last = Date.parse(period.to) - 1;
  return [dateText(seoulDay(Date.parse(period.from))), dateText(seoulDay(last))];
}

/** Explains how a ranking of videos is made. */
export function videoMethod({
  method,
  period,
}: Pick<VideoRankingAnswer, 'method' | 'period'>): string[] {
  const days = daysOf(period);
  if (!days) return [rankingTexts.methodUncounted];
  return sentencesOf(method, (measure) => rankedVideoTexts.methodVideos(...days, measure));
}

const basisTexts = {
  search: trendingTexts.basisSearch,
  chart: trendingTexts.basisChart,
  counted: trendingTexts.basisCounted,
};

/** The source of the videos in trending, the time of the data, and the basis of the list. */
export const trendingSource = ({ source, fetchedAt, basis }: OutputOf<'getTrending'>) => ({
  source,
  updatedAt: fetchedAt,
  basis: basisTexts[basis],
});

/** Explains how the videos of trending were found. */
export function trendingMethod({
  basis,
  q,
}: Pick<OutputOf<'getTrending'>, 'basis' | 'q'>): string[] {
  const { basisSearchNote, basisChartNote, keywordNote, trendingMethod: hourly } = trendingTexts;
  // The page explains it above the list.
  if (basis === 'counted') return [];
  if (basis === 'chart') return [basisChartNote, hourly];
  return [q === null ? basisSearchNote : keywordNote(TRENDING_KEYWORD_DAYS), hourly];
}
