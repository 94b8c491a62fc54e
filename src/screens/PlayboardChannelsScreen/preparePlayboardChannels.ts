import { loading, preparing } from '@/features/rankings/preparing';
import { channelQuery } from '@/features/rankings/queries';
import { channelRanking } from '@/features/rankings/rankings';

/** Loads the numbers of the page; its picture comes after the text. */
export const preparePlayboardChannels = preparing(
  'playboardChannels',
  loading(channelRanking, channelQuery),
);
