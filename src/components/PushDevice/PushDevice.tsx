import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { commonTexts } from '@/texts/common';
import { pushTexts } from '@/texts/push';

/** Whether a browser receives pushes, or why it cannot. */
export type PushDeviceState = keyof typeof pushTexts.hints | 'failed';

export interface PushDeviceProps {
  state: PushDeviceState;
  onTurn: (isOn: boolean) => void;
  onRetry: () => void;
}

const closed = new Set<PushDeviceState>([
  ...(['checking', 'demo', 'insecure', 'unsupported', 'homeScreen', 'denied'] as const),
]);

/** The switch for pushes to this browser, with an explanation or the reason why it is disabled. */
export function PushDevice({ state, onTurn, onRetry }: PushDeviceProps) {
  if (state === 'failed') {
    return (
      <ErrorPanel message={pushTexts.loadFailed} retryLabel={commonTexts.retry} onRetry={onRetry} />
    );
  }
  // The pressed checkbox keeps the focus while it switches.
  const isTurning = state === 'turningOn' || state === 'turningOff';
  return (
    <Checkbox
      label={pushTexts.label}
      hint={pushTexts.hints[state]}
      checked={state === 'on' || state === 'turningOn'}
      disabled={closed.has(state)}
      aria-disabled={isTurning || undefined}
      onChange={(checked) => {
        if (!isTurning) onTurn(checked);
      }}
    />
  );
}
