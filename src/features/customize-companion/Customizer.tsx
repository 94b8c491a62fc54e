import { companionAtom, loadCompanionAtom } from '@/state/companion';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { CustomizerForm } from './CustomizerForm';
import { CustomizerFailed, CustomizerLoading, CustomizerMissing } from './states';

export interface CustomizerProps {
  /** Whose companion it is: the session's member. */
  userId: string;
  /** A page of its own, or a panel beside something else, which can be left. */
  mode: 'page' | 'panel';
  /** For the panel: it was saved, or is no longer wanted. */
  onClose?: () => void;
}

/** Dresses a member's own companion, from the first question for it to the last answer. */
export function Customizer({ userId, mode, onClose }: CustomizerProps) {
  const { of, companion, loading, failure } = useAtomValue(companionAtom);
  const load = useSetAtom(loadCompanionAtom);
  useEffect(() => void load(userId), [load, userId]);
  const retry = () => void load(userId);

  const known = of === userId ? companion : null;
  if (!known && failure !== null) {
    return <CustomizerFailed failure={failure} retrying={loading} onRetry={retry} />;
  }
  if (!known) return <CustomizerLoading userId={userId} onRetry={retry} />;
  const { character, availableParts } = known;
  if (!character || availableParts.length === 0) {
    return <CustomizerMissing loading={loading} onRefresh={retry} />;
  }
  return (
    <CustomizerForm
      key={userId}
      userId={userId}
      companion={known}
      character={character}
      mode={mode}
      onClose={onClose}
    />
  );
}
