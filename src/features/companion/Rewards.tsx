import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useAtomValue } from 'jotai';
import { newsAtom } from './claims';
import { useCalm } from './useCalm';
import { useClaims } from './useClaims';

const NewsDialog = lazyPart(
  () => import('./NewsDialog').then((file) => ({ default: file.NewsDialog })),
  { lost: 'leftOut' },
);

/** Claims what is earned, and shows what a companion came to by it when that disturbs nobody. */
export function Rewards() {
  useClaims();
  const [news] = useAtomValue(newsAtom);
  const isCalm = useCalm(news);
  return isCalm && <NewsDialog />;
}
