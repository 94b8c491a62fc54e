import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useAtomValue } from 'jotai';
import { growthAtom } from './claims';
import { useIdle } from './useIdle';
import { useClaims } from './useClaims';

const GrowthDialog = lazyPart(
  () => import('./GrowthDialog').then((file) => ({ default: file.GrowthDialog })),
  { lost: 'leftOut' },
);

/** Claims earned rewards, and shows the companion's growth once the member is idle. */
export function Rewards() {
  useClaims();
  const [growth] = useAtomValue(growthAtom);
  const isIdle = useIdle(growth);
  return isIdle && <GrowthDialog />;
}
