// The site has one service worker, because a page can have only one; see decision 72.
const WORKER = '/sw.js';

/** Why this browser cannot receive push notifications; null if it can. */
export type PushObstacle = 'demo' | 'insecure' | 'unsupported' | 'homeScreen' | 'denied';

// An iPad identifies itself as a Mac, which has no touch screen.
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

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
export async function deviceEndpoint(): Promise<string | null> {
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
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks for permission and subscribes; null if the user refuses. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
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
export async function unsubscribeDevice(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe();
}
