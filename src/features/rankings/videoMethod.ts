import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { trendingTexts } from '@/texts/trending';
import { TRENDING_KEYWORD_DAYS } from '@contract/rules/ranking-tables';
import { seoulDay } from '@contract/rules/time';
import { dateText, sentencesOf } from './method';

/** How a ranking of videos was made. */
export function videoMethod({
  method,
  period,
}: Pick<OutputOf<'rankVideos'>, 'method' | 'period'>): string[] {
  if (!period) return [rankingTexts.methodUncounted];
  const from = dateText(seoulDay(Date.parse(period.from)));
  // The end belongs to the period no more.
  const to = dateText(seoulDay(Date.parse(period.to) - 1));
  return sentencesOf(method, (measure) => rankedVideoTexts.methodVideos(from, to, measure));
}

/** Where the videos of trending come from. */
export function trendingMethod({
  basis,
  q,
}: Pick<OutputOf<'getTrending'>, 'basis' | 'q'>): string[] {
  const { basisSearch, basisSearchNote, basisChart, basisChartNote, keywordNote } = trendingTexts;
  const searchNote = q === null ? basisSearchNote : keywordNote(TRENDING_KEYWORD_DAYS);
  return [
    ...(basis === 'search' ? [basisSearch, searchNote] : [basisChart, basisChartNote]),
    trendingTexts.trendingMethod,
  ];
}
