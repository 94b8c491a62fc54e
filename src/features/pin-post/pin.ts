import { call } from '@/api/client';
import { feedPages } from '@/state/feed';
import { patchPostAtom } from '@/state/posts';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { pinTexts } from '@/texts/pins';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

type Pin = NonNullable<Post['pin']>;

/** Shows a post's new pin everywhere; the feeds take it from their first page. */
const showPinAtom = atom(null, (get, set, postId: string, pin: Pin | null) => {
  set(patchPostAtom, postId, { isPinned: pin !== null, pin });
  for (const path of Object.keys(get(feedPages.listsAtom)))
    void set(feedPages.loadAtom, path, true);
  set(showToastAtom, { text: pin ? pinTexts.pinned : pinTexts.unpinned, tone: 'success' });
});

/** Pins a post, at its place from 1. @throws any error of the call */
export const pinPostAtom = atom(
  null,
  async (_get, set, postId: string, { position, ...pin }: Pin & { position: number }) => {
    await call('pinPost', { params: { postId }, body: { ...pin, position } });
    set(showPinAtom, postId, pin);
  },
);

/** Unpins a post. A failure is shown as a toast. */
export const unpinPostAtom = atom(null, async (_get, set, postId: string) => {
  try {
    await call('unpinPost', { params: { postId } });
    set(showPinAtom, postId, null);
  } catch (error) {
    set(showToastAtom, { text: failureText(error, pinTexts.unpinFailed), tone: 'danger' });
  }
});
