import { call } from '@/api/client';
import { addressOf } from '@/config/base';
import { postPath } from '@/config/routes';
import { patchPostAtom } from '@/state/posts';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { cut } from '@contract/rules/text/length';
import { atom } from 'jotai';

/** How much of the text is shared. Source: docs/product/rules.md#views-and-shares. */
const SHARE_TEXT = 100;

export interface SharedPost {
  postId: string;
  title: string;
  text: string;
}

type Outcome = 'shared' | 'copied' | 'cancelled' | 'failed';

async function hand({ postId, title, text }: SharedPost): Promise<Outcome> {
  const url = new URL(addressOf(postPath(postId)), location.origin).href;
  // Typed as always available; missing on most desktops and without HTTPS.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) {
      await share.call(navigator, {
        title,
        text: cut(text, SHARE_TEXT),
        url,
      });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const countedAtom = atom(() => new Set<string>());

/** Counts a share, once per post and visit; a failure is not reported. */
const countShareAtom = atom(null, async (get, set, postId: string) => {
  const counted = get(countedAtom);
  if (counted.has(postId)) return;
  counted.add(postId);
  try {
    set(patchPostAtom, postId, {
      shareCount: (await call('sharePost', { params: { postId } })).shareCount,
    });
  } catch {
    counted.delete(postId);
  }
});

/** Opens the device's share sheet, or else copies the post's link and confirms that. */
export const shareAtom = atom(null, async (_get, set, post: SharedPost) => {
  const outcome = await hand(post);
  if (outcome === 'copied') set(showToastAtom, { text: postTexts.linkCopied, tone: 'success' });
  if (outcome === 'failed') set(showToastAtom, { text: postTexts.linkCopyFailed, tone: 'danger' });
  if (outcome === 'shared' || outcome === 'copied') await set(countShareAtom, post.postId);
});
