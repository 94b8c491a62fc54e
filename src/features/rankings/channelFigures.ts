import type { OutputOf } from '@/api/client';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { formatCount } from '@contract/rules/counts';
import { figureText, type Figures } from './figures';

/** What the channels of a list count on average. */
export function channelFigures(summary: OutputOf<'rankChannels'>['summary']): Figures {
  const { averageSubscribers, averageViews, averageVideos } = summary;
  return [
    [rankedChannelTexts.averageSubscribers, figureText(averageSubscribers, formatCount)],
    [rankedChannelTexts.averageViews, figureText(averageViews, formatCount)],
    [rankedChannelTexts.averageVideos, figureText(averageVideos, formatCount)],
  ];
}
