import { CompanionCard, CompanionCardSkeleton } from '@/components/CompanionCard/CompanionCard';
import { routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { companionRemote } from '@/state/companion';
import { userAtom } from '@/state/session';
import { useSharedRemote } from '@/state/useRemote';
import { useAtomValue } from 'jotai';

/** The signed-in member, and their companion, which it loads. */
function useOwnCompanion() {
  const userId = useAtomValue(userAtom)?.user_id ?? null;
  return { userId, ...useSharedRemote(companionRemote, userId) };
}

/** The member's own companion, unless an admin has hidden it. */
export default function CompanionWidget() {
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
          busy={state.isAsking}
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
