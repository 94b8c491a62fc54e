import { CompanionCard, CompanionCardSkeleton } from '@/components/CompanionCard/CompanionCard';
import { CompanionTile } from '@/components/CompanionTile/CompanionTile';
import { routes } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { companionRemote } from '@/state/companion';
import { userAtom } from '@/state/session';
import { useSharedRemote } from '@/state/useRemote';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { cardImage } from '@contract/rules/uploads';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

const CompanionSheet = lazyPart(() => import('./CompanionSheet'), { above: true, soon: true });

/** The member who is here, and what is known of their companion; asks for it. */
function useOwnCompanion() {
  const userId = useAtomValue(userAtom)?.user_id ?? null;
  return { userId, ...useSharedRemote(companionRemote, userId) };
}

/** One's own companion, where an admin has not hidden it. */
export function CompanionWidget() {
  const { userId, state, retry } = useOwnCompanion();
  const { status, value: known } = state;
  if (userId === null) return null;
  if (status === 'failed') {
    return (
      <Card>
        <ErrorPanel
          message={failureText(state.error, companionTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
          retrying={state.isAsking}
        />
      </Card>
    );
  }
  if (!known) return <CompanionCardSkeleton />;
  if (!known.character) return null;
  return (
    <CompanionCard
      character={known.character}
      accessories={known.equippedAccessories}
      to={routes.character}
    />
  );
}

/** The same on a phone, with the card in a sheet; where there is no companion to show, the member's face. */
export function CompanionStripTile() {
  const user = useAtomValue(userAtom);
  const { status, value: known } = useOwnCompanion().state;
  const [isOpen, setOpen] = useState(false);
  if (!user || status === 'loading') return null;
  if (!known?.character) {
    return <Avatar name={user.user_name} src={cardImage(user.profile_image)} size={54} />;
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
