import { Later } from '@/design/components/Later/Later';
import { userAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { useAtomValue } from 'jotai';
import { companion } from './HomeScreen.css';

const load = () => import('@/features/companion/CompanionWidget');
const loadWidget = () => load().then((file) => file.CompanionWidget);

const loadTile = () => load().then((file) => file.CompanionStripTile);

/** How long a phone has to itself before it asks for a companion, in ms. */
const QUIET = 1500;

/** A member's companion, where an admin shows companions and the column has room for it. */
export function CompanionSlot() {
  const isMember = useAtomValue(userAtom) !== null;
  const { companion_visible } = useAtomValue(settingsAtom);
  if (!isMember || !companion_visible) return null;
  return (
    <div className={companion}>
      <Later load={loadWidget} when="(min-width: 1200px)" />
    </div>
  );
}

/** The same on a phone, in the place of the member's face. */
export const companionPicture = <Later load={loadTile} when="(max-width: 899px)" after={QUIET} />;
