import { Later } from '@/design/components/Later/Later';
import { useAtomValue } from 'jotai';
import { growthAtom } from './claims';
import { useIdle } from './useIdle';
import { useClaims } from './useClaims';

const loadGrowthDialog = () => import('./GrowthDialog').then((file) => file.GrowthDialog);

/** Claims what is earned, and shows what a companion came to by it when that disturbs nobody. */
export function Rewards() {
  useClaims();
  const [growth] = useAtomValue(growthAtom);
  const isIdle = useIdle(growth);
  return isIdle && <Later load={loadGrowthDialog} />;
}
