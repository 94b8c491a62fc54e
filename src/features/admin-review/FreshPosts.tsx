import { FreshPill } from '@/components/FreshPill/FreshPill';
import { showToastAtom } from '@/state/toasts';
import { reviewTexts } from '@/texts/admin/review';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PostsTab } from './address';
import { clearFreshAtom, freshAtom, showFreshAtom } from './freshPosts';

interface FreshPostsProps {
  tab: PostsTab;
  q: string;
  /** When the list was loaded and therefore complete. */
  loadedAt: number;
}

/** Announces new posts that are not in the list, with a button that adds them on top. */
export function FreshPosts({ tab, q, loadedAt }: FreshPostsProps) {
  const isFresh = useAtomValue(freshAtom).has(tab);
  const clear = useSetAtom(clearFreshAtom);
  const show = useSetAtom(showFreshAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => clear(tab), [clear, tab, loadedAt]);
  const press = async () => {
    try {
      await show(tab, q);
      window.scrollTo(0, 0);
    } catch (error) {
      showToast({ text: failureText(error, reviewTexts.listFailed), tone: 'danger' });
    }
  };
  if (!isFresh) return null;
  return <FreshPill label={reviewTexts.showFresh} onClick={() => void press()} />;
}
