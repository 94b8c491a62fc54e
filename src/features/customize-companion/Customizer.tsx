import { companionRemote } from '@/state/companion';
import { useSharedRemote } from '@/state/useRemote';
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
  const { state, retry } = useSharedRemote(companionRemote, userId);
  const { status, value: known, isAsking } = state;
  if (status === 'failed') {
    return <CustomizerFailed failure={state.error} busy={isAsking} onRetry={retry} />;
  }
  if (!known) return <CustomizerLoading userId={userId} onRetry={retry} />;
  const { character, availableParts } = known;
  if (!character || availableParts.length === 0) {
    return <CustomizerMissing busy={isAsking} onRefresh={retry} />;
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
