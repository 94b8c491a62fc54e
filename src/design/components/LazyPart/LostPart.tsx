import { useContext, useEffect, useEffectEvent } from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { LostParts } from './lostParts';

export interface LostPartProps {
  /**
   * Closes again what the part was asked for, so that a later press asks for it again. Without it a
   * panel stands in the part's place.
   */
  onLost?: (() => void) | undefined;
  onRetry: () => void;
}

/** Says that a part of the page could not be loaded: in a panel in its place, or as a notice. */
export function LostPart({ onLost, onRetry }: LostPartProps) {
  const { message, retryLabel, showFailure } = useContext(LostParts);
  const close = useEffectEvent(() => {
    if (!onLost) return;
    showFailure();
    onLost();
  });
  useEffect(() => close(), []);
  return onLost ? null : <ErrorPanel message={message} retryLabel={retryLabel} onRetry={onRetry} />;
}
