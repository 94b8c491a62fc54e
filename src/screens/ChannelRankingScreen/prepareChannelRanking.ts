import { preparing, loading } from '@/features/rankings/preparing';
import { channelQuery, freshQuery } from '@/features/rankings/queries';
import { channelRanking, freshChannels } from '@/features/rankings/rankings';

/** Loads what the ranking of channels shows first. */
export const prepareChannelRanking = preparing(
  'channelRanking',
  loading(channelRanking, channelQuery),
  loading(freshChannels, freshQuery),
);
