import { PushDevice, type PushDeviceState } from '@/components/PushDevice/PushDevice';
import { isAppleMobile } from '@/design/browser/isAppleMobile';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { pushTexts } from '@/texts/push';
import { useSetAtom } from 'jotai';
import { call, type OutputOf } from '@/api/client';
import { useCallback, useEffect, useState } from 'react';

// The site has one service worker, because a page can have only one; see decision 72.
const WORKER = '/sw.js';

/** Why this browser cannot receive push notifications; null if it can. */
type PushObstacle = 'demo' | 'insecure' | 'unsupported' | 'homeScreen' | 'denied';

/** Checks the browser's support and the permission without asking for it. */
export function pushObstacle(): PushObstacle | null {
  if (import.meta.env.VITE_API_MODE === 'mock') return 'demo';
  // Without HTTPS no browser supports push, so the other reasons would be misleading.
  if (!window.isSecureContext) return 'insecure';
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // On these devices, only a site on the home screen may receive push notifications.
  if (!isAble) return isAppleMobile() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the endpoint of this browser's subscription; null without one. */
async function deviceEndpoint(): Promise<string | null> {
  return (await subscriptionOf())?.endpoint ?? null;
}

/** Waits for an active worker, which a subscription requires. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was given up'));
    });
  });
}

/** The data of a subscription that the server needs. */
interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks for permission and subscribes; null if the user refuses. */
async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await activated(registration);
  // A subscription with an old key of the site cannot be changed.
  await unsubscribeDevice();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

/** Removes the subscription of this browser. */
async function unsubscribeDevice(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe();
}

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
