import { addressOf } from '@/config/base';
import { postPath } from '@/config/routes';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { cut } from '@contract/rules/length';
import { useSetAtom } from 'jotai';
import { countShareAtom } from './state';

/** How much of the text goes along. Source: docs/product/rules.md#views-and-shares. */
const SHARE_TEXT = 100;

export interface SharedPost {
  postId: string;
  title: string;
  text: string;
}

type Outcome = 'shared' | 'copied' | 'cancelled' | 'failed';

async function hand({ postId, title, text }: SharedPost): Promise<Outcome> {
  const url = new URL(addressOf(postPath(postId)), location.origin).href;
  // Typed as always there; it is missing on most desktops and on plain http.
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

/** Shares a post by the device's own sheet where there is one, else copies its link and says so. */
export function useShare() {
  const showToast = useSetAtom(showToastAtom);
  const countShare = useSetAtom(countShareAtom);
  return async (post: SharedPost) => {
    const outcome = await hand(post);
    if (outcome === 'copied') showToast({ text: postTexts.linkCopied, tone: 'success' });
    if (outcome === 'failed') showToast({ text: postTexts.linkCopyFailed, tone: 'error' });
    if (outcome === 'shared' || outcome === 'copied') await countShare(post.postId);
  };
}
