import { loading, preparing } from '@/features/rankings/preparing';
import { categoryQuery, videoRanking } from '@/features/rankings/videoRankings';

/** Loads what the page shows first. */
export const prepareCategoryRanking = preparing(
  'categoryRanking',
  loading(videoRanking, categoryQuery),
);
