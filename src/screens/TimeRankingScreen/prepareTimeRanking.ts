import { loading, preparing } from '@/features/rankings/preparing';
import { timeQuery, videoRanking } from '@/features/rankings/videoRankings';

/** Loads what the page shows first. */
export const prepareTimeRanking = preparing('timeRanking', loading(videoRanking, timeQuery));
