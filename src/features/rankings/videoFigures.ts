import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { formatNumber } from '@contract/rules/text/counts';
import { figureText, type Summary } from './figures';

/** The total figures of the videos in a list. */
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
