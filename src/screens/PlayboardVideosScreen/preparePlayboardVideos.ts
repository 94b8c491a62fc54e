import { loading, preparing } from '@/features/rankings/preparing';
import { analysisQuery } from '@/features/rankings/queries';
import { videoRanking } from '@/features/rankings/rankings';

/** Loads the numbers of the page; its pictures come after the text. */
export const preparePlayboardVideos = preparing(
  'playboardVideos',
  loading(videoRanking, analysisQuery),
);
