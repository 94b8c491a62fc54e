import { Later } from '@/design/components/Later/Later';
import { useAtomValue } from 'jotai';
import { newsAtom } from './claims';
import { useCalm } from './useCalm';
import { useClaims } from './useClaims';

const loadNewsDialog = () => import('./NewsDialog').then((file) => file.NewsDialog);

/** Claims what is earned, and shows what a companion came to by it when that disturbs nobody. */
export function Rewards() {
  useClaims();
  const [news] = useAtomValue(newsAtom);
  const isCalm = useCalm(news);
  return isCalm && <Later load={loadNewsDialog} />;
}
