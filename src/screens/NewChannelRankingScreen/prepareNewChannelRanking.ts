import { loading, preparing } from '@/features/rankings/preparing';
import { channelQuery, newChannels } from '@/features/rankings/channelRankings';

/** Loads what the ranking of new channels shows first. */
export const prepareNewChannelRanking = preparing(
  'newChannelRanking',
  loading(newChannels, channelQuery),
);
