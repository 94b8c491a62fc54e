import { loading, preparing } from '@/features/rankings/preparing';
import { newChannelQuery } from '@/features/rankings/queries';
import { newChannels } from '@/features/rankings/rankings';

/** Loads what the ranking of new channels shows first. */
export const prepareNewChannelRanking = preparing(
  'newChannelRanking',
  loading(newChannels, newChannelQuery),
);
