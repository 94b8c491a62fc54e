import { CompanionCard, CompanionCardSkeleton } from '@/components/CompanionCard/CompanionCard';
import { CompanionTile } from '@/components/CompanionTile/CompanionTile';
import { routes } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { companionAtom, loadCompanionAtom } from '@/state/companion';
import { userAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { cardImage } from '@contract/rules/uploads';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The member who is here, and what is known of their companion; asks for it. */
function useOwnCompanion() {
  const userId = useAtomValue(userAtom)?.user_id ?? null;
  const { of, companion, ...state } = useAtomValue(companionAtom);
  const load = useSetAtom(loadCompanionAtom);
  useEffect(() => {
    if (userId !== null) void load(userId);
  }, [userId, load]);
  return {
    ...state,
    userId,
    known: of === userId ? companion : null,
    retry: () => void (userId !== null && load(userId)),
  };
}

/** One's own companion, where an admin has not hidden it. */
export function CompanionWidget() {
  const { userId, known, failure, loading, retry } = useOwnCompanion();
  if (userId === null) return null;
  if (!known && failure) {
    return (
      <Card>
        <ErrorPanel
          message={failureText(failure, companionTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
          retrying={loading}
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

/** The same on a phone; where there is no companion to show, the member's face. */
export function CompanionStripTile() {
  const user = useAtomValue(userAtom);
  const { known, failure } = useOwnCompanion();
  if (!user || (!known && !failure)) return null;
  if (!known?.character) {
    return <Avatar name={user.user_name} src={cardImage(user.profile_image)} size={54} />;
  }
  return (
    <CompanionTile
      character={known.character}
      accessories={known.equippedAccessories}
      to={routes.character}
    />
  );
}
