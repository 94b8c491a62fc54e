import { routes } from '@/config/routes';
import { useBack } from '@/features/page/useBack';
import { feedStaleAtom } from '@/state/feed';
import { useSetAtom } from 'jotai';

/** Goes back to the reader's place in the list if this page was opened from within the site; else home. */
export function useBackToFeed(): () => void {
  const back = useBack(routes.home);
  const setStale = useSetAtom(feedStaleAtom);
  return () => {
    setStale(true);
    back();
  };
}
