import { loading, preparing } from '@/features/rankings/preparing';
import { analysisQuery, videoRanking } from '@/features/rankings/videoRankings';

/** Loads the numbers of the page; its pictures come after the text. */
export const preparePlayboardVideos = preparing(
  'playboardVideos',
  loading(videoRanking, analysisQuery),
);
