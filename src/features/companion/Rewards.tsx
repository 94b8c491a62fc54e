import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { newsAtom, shownAtom } from './claims';
import { useClaims } from './useClaims';

const NewsDialog = lazy(() => import('./NewsDialog'));

/** Claims what is earned, and shows what a companion came to by it, one thing after the other. */
export function Rewards() {
  useClaims();
  const [news] = useAtomValue(newsAtom);
  const shown = useSetAtom(shownAtom);
  return (
    news && (
      <Suspense fallback={null}>
        <NewsDialog key={news.newLevel} news={news} onShown={shown} />
      </Suspense>
    )
  );
}
