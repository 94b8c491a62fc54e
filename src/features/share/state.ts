import { sendShare } from '@/api/posts';
import { patchPostAtom } from '@/state/posts';
import { atom } from 'jotai';

const countedAtom = atom(() => new Set<string>());

/** Counts a share, once for each post and visit; a failure is not reported. */
export const countShareAtom = atom(null, async (get, set, postId: string) => {
  const counted = get(countedAtom);
  if (counted.has(postId)) return;
  counted.add(postId);
  try {
    set(patchPostAtom, postId, { shareCount: await sendShare(postId) });
  } catch {
    counted.delete(postId);
  }
});
