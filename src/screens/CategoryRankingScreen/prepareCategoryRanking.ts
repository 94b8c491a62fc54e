import { loading, preparing } from '@/features/rankings/preparing';
import { categoryQuery } from '@/features/rankings/queries';
import { videoRanking } from '@/features/rankings/rankings';

/** Loads what the page shows first. */
export const prepareCategoryRanking = preparing(
  'categoryRanking',
  loading(videoRanking, categoryQuery),
);
