import { Later } from '@/design/components/Later/Later';
import { userAtom } from '@/state/session';
import { useAtomValue } from 'jotai';

/** How long the page has to itself before rewards are asked for, in ms. */
const QUIET = 1500;

const loadRewards = () => import('@/features/companion/Rewards').then((file) => file.Rewards);

/** Where a member's rewards are claimed and told of; they come after everything else. */
export function RewardsPlace() {
  const isMember = useAtomValue(userAtom) !== null;
  return isMember && <Later load={loadRewards} after={QUIET} />;
}
