import { preparing, loading } from '@/features/rankings/preparing';
import {
  channelQuery,
  channelRanking,
  freshChannels,
  freshQuery,
} from '@/features/rankings/channelRankings';

/** Loads what the ranking of channels shows first. */
export const prepareChannelRanking = preparing(
  'channelRanking',
  loading(channelRanking, channelQuery),
  loading(freshChannels, freshQuery),
);
