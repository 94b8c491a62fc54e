import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { trendingTexts } from '@/texts/trending';
import { TRENDING_KEYWORD_DAYS } from '@contract/rules/rankings/ranking-tables';
import { seoulDay } from '@contract/rules/site/time';
import { dateText, sentencesOf } from './method';

type Period = OutputOf<'rankVideos'>['period'];

/** Returns the first and the last day of a period, formatted. */
export function daysOf(period: Period | undefined): [first: string, last: string] | null {
  if (!period) return null;
  // The end is exclusive.
  const last = Date.parse(period.to) - 1;
  return [dateText(seoulDay(Date.parse(period.from))), dateText(seoulDay(last))];
}

/** Explains how a ranking of videos is made. */
export function videoMethod({
  method,
  period,
}: Pick<OutputOf<'rankVideos'>, 'method' | 'period'>): string[] {
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
