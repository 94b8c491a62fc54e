// The site has one service worker, since a page can have only one; see decision 72.
const WORKER = '/sw.js';

/** Why this browser cannot get pushes; null where it can. */
export type PushObstacle = 'demo' | 'insecure' | 'unsupported' | 'homeScreen' | 'denied';

// An iPad calls itself a Mac, which has no touch screen.
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Looks at what the browser can and its user allows; it asks for nothing. */
export function pushObstacle(): PushObstacle | null {
  if (import.meta.env.VITE_API_MODE === 'mock') return 'demo';
  // Over plain http no browser has what pushes need, so that none of the other reasons is the true one.
  if (!window.isSecureContext) return 'insecure';
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // There, only a site on the home screen may get pushes.
  if (!isAble) return isAppleMobile() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this browser's subscription; null without one. */
export async function deviceEndpoint(): Promise<string | null> {
  return (await subscriptionOf())?.endpoint ?? null;
}

/** Waits until a worker works: only then it can be subscribed for. */
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

/** What the server needs of a subscription. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks for the permission and subscribes; null where the user does not allow it. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await activated(registration);
  // A subscription for another key of the site cannot be changed.
  await unsubscribeDevice();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

/** Ends the subscription of this browser. */
export async function unsubscribeDevice(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe();
}
