import { companionRemote } from '@/state/companion';
import { useSharedRemote } from '@/state/useRemote';
import { CustomizerForm } from './CustomizerForm';
import { CustomizerFailed, CustomizerLoading, CustomizerMissing } from './states';

export interface CustomizerProps {
  /** The owner of the companion: the session's member. */
  userId: string;
  /** A separate page, or a panel next to other content that can be closed. */
  mode: 'page' | 'panel';
  /** For the panel: called after saving or cancelling. */
  onClose?: () => void;
}

/** The editor of a member's own companion, with its loading and error states. */
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
