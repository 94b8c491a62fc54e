import type { ReviewCounts } from '@contract/models/review';
import { posts } from './posts';
import { reports } from './reports';

/** The number of posts in each list, and of reported items that are still open. */
export function countReviews(): ReviewCounts {
  const all = posts.list();
  const confirmed = all.filter(({ isConfirmed }) => isConfirmed).length;
  const rejected = all.filter(({ isRejected }) => isRejected).length;
  const blinded = all.filter(({ isBlinded }) => isBlinded).length;
  const targets = reports.listOpen().map(({ targetType, targetId }) => `${targetType}${targetId}`);
  return {
    pending: all.length - confirmed - rejected - blinded,
    confirmed,
    rejected,
    all: all.length,
    reports: new Set(targets).size,
  };
}
