import { loading, preparing } from '@/features/rankings/preparing';
import { channelQuery, channelRanking } from '@/features/rankings/channelRankings';

/** Loads the numbers of the page; its picture comes after the text. */
export const preparePlayboardChannels = preparing(
  'playboardChannels',
  loading(channelRanking, channelQuery),
);
