import { CompanionTile } from '@/components/CompanionTile/CompanionTile';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { userAtom } from '@/state/session';
import { cardImage } from '@contract/rules/uploads';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOwnCompanion } from './useOwnCompanion';

const CompanionSheet = lazyPart(() => import('./CompanionSheet'), { above: true, soon: true });

/** One's own companion in the strip of a phone, with the card in a sheet; where there is no companion to show, the member's face. */
export default function CompanionStripTile() {
  const user = useAtomValue(userAtom);
  const { status, value: known } = useOwnCompanion().state;
  const [isOpen, setOpen] = useState(false);
  if (!user || status === 'loading') return null;
  if (!known?.character) {
    return <Avatar name={user.user_name} src={cardImage(user.profile_image)} size="lg" />;
  }
  return (
    <>
      <CompanionTile
        character={known.character}
        accessories={known.equippedAccessories}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <CompanionSheet
          character={known.character}
          accessories={known.equippedAccessories}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
