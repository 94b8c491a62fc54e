import type { OutputOf } from '@/api/client';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { formatCount, formatNumber } from '@contract/rules/counts';

type Figures = [label: string, value: string][];

const shown = (value: number | null, textOf: (value: number) => string) =>
  value === null ? '–' : textOf(value);

/** What the channels of a list count on average. */
export function channelFigures(summary: OutputOf<'rankChannels'>['summary']): Figures {
  const { averageSubscribers, averageViews, averageVideos } = summary;
  return [
    [rankingTexts.averageSubscribers, shown(averageSubscribers, formatCount)],
    [rankingTexts.averageViews, shown(averageViews, formatCount)],
    [rankingTexts.averageVideos, shown(averageVideos, formatCount)],
  ];
}

/** What the videos of a list count together. */
export function videoFigures(summary: OutputOf<'rankVideos'>['summary']): Figures {
  const { totalViews, totalLikes, averageMinutes } = summary;
  return [
    [rankedVideoTexts.summaryViews, formatNumber(totalViews)],
    [rankedVideoTexts.summaryLikes, formatNumber(totalLikes)],
    [
      rankedVideoTexts.summaryLength,
      shown(averageMinutes, (minutes) => rankedVideoTexts.minutes(formatNumber(minutes))),
    ],
  ];
}
