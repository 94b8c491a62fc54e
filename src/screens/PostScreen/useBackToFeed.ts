import { routes } from '@/config/routes';
import { feedStaleAtom } from '@/state/feed';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';

/** Back to where the list was left, if this page was opened from within the site; else home. */
export function useBackToFeed(): () => void {
  const navigate = useNavigate();
  const setStale = useSetAtom(feedStaleAtom);
  return () => {
    setStale(true);
    // The router counts its own entries; before the first of them lies somebody else's page.
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(routes.home);
  };
}
