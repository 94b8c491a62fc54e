import { PushDevice, type PushDeviceState } from '@/components/PushDevice/PushDevice';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { pushTexts } from '@/texts/push';
import { useSetAtom } from 'jotai';
import { call, type OutputOf } from '@/api/client';
import { useCallback, useEffect, useState } from 'react';
import { deviceEndpoint, pushObstacle, subscribeDevice, unsubscribeDevice } from './device';

type Push = OutputOf<'getPush'>;

/** Returns the member's own subscription in this browser; another member may have left theirs. */
async function ownDevice({ devices }: Push) {
  const endpoint = await deviceEndpoint();
  return devices.find((device) => device.endpoint === endpoint);
}

async function readState(): Promise<PushDeviceState> {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  return (await ownDevice(await call('getPush', {}))) ? 'on' : 'off';
}

async function turnOn(): Promise<PushDeviceState> {
  const { publicKey } = await call('getPush', {});
  const subscription = await subscribeDevice(publicKey);
  if (!subscription) return pushObstacle() ?? 'notAllowed';
  try {
    await call('subscribePush', { body: subscription });
  } catch (error) {
    // Otherwise the browser would wait for pushes that never come.
    await unsubscribeDevice();
    throw error;
  }
  return 'on';
}

async function turnOff(): Promise<PushDeviceState> {
  const device = await ownDevice(await call('getPush', {}));
  if (device) await call('unsubscribePush', { params: { deviceId: device.deviceId } });
  await unsubscribeDevice();
  return 'off';
}

/**
 * Whether push is on in this browser, and functions to switch it.
 * @param onFailed called after a failed press
 */
function usePush(onFailed: (isOn: boolean, error: unknown) => void) {
  const [state, setState] = useState<PushDeviceState>('checking');
  const read = useCallback(
    () =>
      void readState().then(setState, () => {
        setState('failed');
      }),
    [],
  );
  useEffect(read, [read]);

  return {
    state,
    retry: () => {
      setState('checking');
      read();
    },
    turn: (isOn: boolean) => {
      setState(isOn ? 'turningOn' : 'turningOff');
      (isOn ? turnOn() : turnOff()).then(setState, (error: unknown) => {
        setState(isOn ? 'notTurnedOn' : 'on');
        onFailed(isOn, error);
      });
    },
  };
}

/** Turns push notifications in this browser on and off; asks for permission only after a press. */
export function PushSwitch() {
  const showToast = useSetAtom(showToastAtom);
  const { state, retry, turn } = usePush((isOn, error) => {
    const text = failureText(error, isOn ? pushTexts.turnOnFailed : pushTexts.turnOffFailed);
    showToast({ text, tone: 'danger' });
  });
  return <PushDevice state={state} onTurn={turn} onRetry={retry} />;
}
