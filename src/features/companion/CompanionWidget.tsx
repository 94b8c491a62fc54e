import { CompanionCard, CompanionCardSkeleton } from '@/components/CompanionCard/CompanionCard';
import { routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { companionAtom, loadCompanionAtom } from '@/state/companion';
import { userAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** One's own companion, where an admin has not hidden it. */
export function CompanionWidget() {
  const userId = useAtomValue(userAtom)?.user_id ?? null;
  const { of, companion, loading, failure } = useAtomValue(companionAtom);
  const load = useSetAtom(loadCompanionAtom);
  useEffect(() => {
    if (userId !== null) void load(userId);
  }, [userId, load]);
  if (userId === null) return null;
  const known = of === userId ? companion : null;
  if (!known && failure) {
    return (
      <Card>
        <ErrorPanel
          message={failureText(failure, companionTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={() => void load(userId)}
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
