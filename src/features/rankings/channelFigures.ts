import type { OutputOf } from '@/api/client';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { formatCount, formatNumber } from '@contract/rules/text/counts';
import { figureText, type Summary } from './figures';

/** The average figures of the channels in a list. */
export function channelFigures(summary: OutputOf<'rankChannels'>['summary']): Summary {
  const { channels, averageSubscribers, averageViews, averageVideos } = summary;
  return {
    note: rankedChannelTexts.averageOf(formatNumber(channels)),
    figures: [
      [rankedChannelTexts.averageSubscribers, figureText(averageSubscribers, formatCount)],
      [rankedChannelTexts.averageViews, figureText(averageViews, formatCount)],
      [rankedChannelTexts.averageVideos, figureText(averageVideos, formatCount)],
    ],
  };
}
