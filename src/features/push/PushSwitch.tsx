import { PushDevice } from '@/components/PushDevice/PushDevice';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { pushTexts } from '@/texts/push';
import { useSetAtom } from 'jotai';
import { usePush } from './usePush';

/** Turns push notifications in this browser on and off; asks for permission only after a press. */
export function PushSwitch() {
  const showToast = useSetAtom(showToastAtom);
  const { state, retry, turn } = usePush((isOn, error) => {
    const text = failureText(error, isOn ? pushTexts.turnOnFailed : pushTexts.turnOffFailed);
    showToast({ text, tone: 'danger' });
  });
  return <PushDevice state={state} onTurn={turn} onRetry={retry} />;
}
