import type { ReviewCounts } from '@contract/models/review';
import { atom } from 'jotai';
import { viewerAtom } from './session';

interface Known {
  viewer: string | null;
  counts: ReviewCounts | null;
}

const valueAtom = atom<Known>({ viewer: null, counts: null });

/** What waits for the admins, as the server last said; null before, and for another viewer. */
export const reviewCountsAtom = atom((get) => {
  const { viewer, counts } = get(valueAtom);
  return viewer === get(viewerAtom) ? counts : null;
});

/** Takes in the counts that any answer or event brought. */
export const takeReviewCountsAtom = atom(null, (get, set, counts: ReviewCounts) => {
  set(valueAtom, { viewer: get(viewerAtom), counts });
});
