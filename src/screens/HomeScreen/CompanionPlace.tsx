import { Later } from '@/design/components/Later/Later';
import { userAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { useAtomValue } from 'jotai';
import { companion } from './HomeScreen.css';

const loadWidget = () =>
  import('@/features/companion/CompanionWidget').then((file) => file.CompanionWidget);

/** A member's companion, where an admin shows companions and the column has room for it. */
export function CompanionPlace() {
  const isMember = useAtomValue(userAtom) !== null;
  const { companion_visible } = useAtomValue(settingsAtom);
  if (!isMember || !companion_visible) return null;
  return (
    <div className={companion}>
      <Later load={loadWidget} when="(min-width: 1200px)" />
    </div>
  );
}
