import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { formatNumber } from '@contract/rules/counts';
import { figureText, type Figures } from './figures';

/** What the videos of a list count together. */
export function videoFigures(summary: OutputOf<'rankVideos'>['summary']): Figures {
  const { totalViews, totalLikes, averageMinutes } = summary;
  return [
    [rankedVideoTexts.summaryViews, formatNumber(totalViews)],
    [rankedVideoTexts.summaryLikes, formatNumber(totalLikes)],
    [
      rankedVideoTexts.summaryLength,
      figureText(averageMinutes, (minutes) => rankedVideoTexts.minutes(formatNumber(minutes))),
    ],
  ];
}
