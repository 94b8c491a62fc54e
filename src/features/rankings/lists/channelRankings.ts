import type { InputOf, OutputOf } from '@/api/client';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { formatCount, formatNumber } from '@contract/rules/text/counts';
import { createRanking } from './createRanking';
import { figureText, sentencesOf, type Method, type Summary } from './summary';

type Query = InputOf<'rankChannels'>['query'];

/** The answer for all channel rankings, including that of new channels. */
export type ChannelRankingAnswer = OutputOf<'rankChannels'>;

type ChannelChoice = ChosenOf<(typeof rankingFilters)['channelRanking']>;

/** How many new channels are shown next to another list. */
const FRESH_CHANNELS = 4;
/** How many channels the growth chart shows, and over how many days. */
const DRAWN = { limit: 5, days: '30' } as const;

export const channelQuery = ({ sort, country, category }: ChannelChoice): Query => ({
  sortBy: sort,
  country,
  category,
});
/** The query for the first new channels, shown next to another list. */
export const freshQuery = ({
  country,
  category,
}: Pick<ChannelChoice, 'country' | 'category'>): Query => ({
  country,
  category,
  limit: FRESH_CHANNELS,
});
export const growthQuery = (chosen: ChannelChoice): Query => ({
  ...channelQuery(chosen),
  ...DRAWN,
});

export const channelRanking = createRanking('rankChannels');
export const newChannels = createRanking('listNewChannels');
/** The new channels next to another list. */
export const freshChannels = createRanking('listNewChannels');
/** The channels in the growth chart, loaded separately from the list next to it. */
export const channelGrowth = createRanking('rankChannels');

/** The average figures of the channels in a list. */
export function channelFigures(summary: ChannelRankingAnswer['summary']): Summary {
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

/** Explains how a ranking of channels is made. @param isNew whether it ranks new channels */
export function channelMethod(method: Method, place: string, isNew: boolean): string[] {
  const first = isNew ? rankedChannelTexts.methodNew : rankedChannelTexts.methodChannels;
  return sentencesOf(method, (measure) => first(place, measure));
}
