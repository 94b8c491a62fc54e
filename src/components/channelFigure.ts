import { rankedChannelTexts } from '@/texts/rankedChannels';
import type { RankedChannel } from '@contract/models/ranking';
import type { ChannelSort } from '@contract/rules/rankings/ranking-tables';

/** The figure of a channel that the ranking uses: its name, and the formatted number. */
export function channelFigure(
  { subscribers, totalViews, videoCount }: RankedChannel,
  sort: ChannelSort,
): [name: string, count: string] {
  if (sort === 'views') return [rankedChannelTexts.totalViews, totalViews];
  if (sort === 'videos') return [rankedChannelTexts.videos, videoCount];
  return [rankedChannelTexts.subscribers, subscribers ?? rankedChannelTexts.hiddenSubscribers];
}
