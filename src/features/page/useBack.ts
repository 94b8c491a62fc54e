import { siteHistory } from '@/state/siteHistory';
import { useNavigate } from 'react-router-dom';

/** Goes back one step if this page was opened from within the site; else to `fallback`. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (siteHistory()?.hasPageBefore() ? navigate(-1) : navigate(fallback));
}
