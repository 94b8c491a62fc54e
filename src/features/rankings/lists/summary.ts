import type { OutputOf } from '@/api/client';
import { rankingTexts } from '@/texts/rankings';
import { dataTexts } from '@contract/dataTexts';

export type Method = OutputOf<'rankVideos'>['method'];
type Measure = keyof typeof rankingTexts.measures;

/** Formats a day. @param day as YYYY-MM-DD */
export const dateText = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dataTexts.date(year, month, date);
};

/** Explains how a ranking is made. @param first describes the list's content and order */
export function sentencesOf(method: Method, first: (measure: string) => string): string[] {
  const { day, previousDay, sortBy, growthDays, keptDays } = method;
  if (day === null) return [rankingTexts.methodUncounted];
  return [
    first(rankingTexts.measures[sortBy as Measure]),
    rankingTexts.methodDay(dateText(day)),
    previousDay === null
      ? rankingTexts.methodFirst
      : rankingTexts.methodPrevious(dateText(previousDay)),
    rankingTexts.methodSummary,
    rankingTexts.methodGrowth(growthDays),
    rankingTexts.methodKept(keptDays),
  ];
}

/** A summary: the size of the list, and its figures. */
export interface Summary {
  note: string;
  figures: [label: string, value: string][];
}

/** Formats a figure; a dash if it is unknown. */
export const figureText = (value: number | null, textOf: (value: number) => string): string =>
  value === null ? '–' : textOf(value);
