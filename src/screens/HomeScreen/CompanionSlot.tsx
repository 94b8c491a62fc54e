import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { userAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { useAtomValue } from 'jotai';
import { companion } from './HomeScreen.css';

const CompanionWidget = lazyPart(() => import('@/features/companion/CompanionWidget'), {
  media: '(min-width: 900px)',
  lost: 'leftOut',
});

/** A member's companion, where an admin shows companions and the column has room for it. */
export function CompanionSlot() {
  const isMember = useAtomValue(userAtom) !== null;
  const { companion_visible } = useAtomValue(settingsAtom);
  if (!isMember || !companion_visible) return null;
  return (
    <div className={companion}>
      <CompanionWidget />
    </div>
  );
}
