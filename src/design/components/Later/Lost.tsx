import { useContext, useEffect, useEffectEvent } from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { LostParts } from './lostParts';

/** What a part has that may not come. */
export interface LossProps {
  /**
   * Closes again what the part was asked for, so that a later press asks for it again. Without it a
   * panel stands in the part's place.
   */
  onLost?: (() => void) | undefined;
}

/** What stands where a part did not come. */
export interface LostProps extends LossProps {
  onRetry: () => void;
}

/** Says that a part of the page could not be loaded: in a panel in its place, or where words about what was done stand. */
export default function Lost({ onLost, onRetry }: LostProps) {
  const { message, retryLabel, showFailure } = useContext(LostParts);
  const leave = useEffectEvent(() => {
    if (!onLost) return;
    showFailure();
    onLost();
  });
  useEffect(() => leave(), []);
  return onLost ? null : <ErrorPanel message={message} retryLabel={retryLabel} onRetry={onRetry} />;
}
