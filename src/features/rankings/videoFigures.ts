import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { formatNumber } from '@contract/rules/counts';
import { figureText, type Summary } from './figures';

/** What the videos of a list count together. */
export function videoFigures(summary: OutputOf<'rankVideos'>['summary']): Summary {
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
