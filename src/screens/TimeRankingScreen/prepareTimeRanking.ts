import { loading, preparing } from '@/features/rankings/preparing';
import { timeQuery } from '@/features/rankings/queries';
import { videoRanking } from '@/features/rankings/rankings';

/** Loads what the page shows first. */
export const prepareTimeRanking = preparing('timeRanking', loading(videoRanking, timeQuery));
