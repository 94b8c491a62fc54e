import type { ReviewCounts } from '@contract/models/review';
import { atom } from 'jotai';
import { viewerAtom } from './session';

interface Known {
  viewer: string | null;
  counts: ReviewCounts | null;
}

const valueAtom = atom<Known>({ viewer: null, counts: null });

/** The server's last counts of open reviews; null before the first and for another viewer. */
export const reviewCountsAtom = atom((get) => {
  const { viewer, counts } = get(valueAtom);
  return viewer === get(viewerAtom) ? counts : null;
});

/** Updates the counts from any answer or event. */
export const takeReviewCountsAtom = atom(null, (get, set, counts: ReviewCounts) => {
  set(valueAtom, { viewer: get(viewerAtom), counts });
});
