import { pushTexts } from '@/texts/push';
import type { Page } from '@playwright/test';
import { newcomer } from './support/members';
import { callApi, expect, test } from './support/site';

// This spec allows the service worker that the other specs block.
test.use({ serviceWorkers: 'allow' });

const ENDPOINT = 'https://push.example/send/e2e';

/** A browser that refuses notifications. The initial permission differs between test browsers. */
const denied = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
};

/** A browser that asks for permission for the first time and grants it. */
const unasked = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
  Notification.requestPermission = () => {
    document.documentElement.dataset.asked = 'yes';
    return Promise.resolve('granted');
  };
};

/** A push service that cannot be reached. The browser would log the reason in the console. */
const unreachable = () => {
  PushManager.prototype.subscribe = () =>
    Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
};

/** A push service that gives the browser a subscription; a test browser has no real one. */
const subscribing = (endpoint: string) => {
  const kept = 'e2e.subscription';
  const keys = {
    p256dh:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      localStorage.removeItem(kept);
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(localStorage.getItem(kept) ? subscription : null),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, applicationServerKey);
      return Promise.resolve(subscription);
    },
  });
};

const boxOf = (page: Page) => page.getByRole('checkbox', { name: pushTexts.label });
const endpointsOf = async (page: Page) =>
  ((await callApi(page, 'GET', '/api/me/push')).body.devices as { endpoint: string }[]).map(
    ({ endpoint }) => endpoint,
  );

test('only a press asks for pushes, and a message explains the browser’s refusal', async ({
  page,
  context,
}) => {
  await context.addInitScript(denied);
  await newcomer(page, '알림 켜는 수달');
  await page.goto('/my/settings');
  await expect(page.getByText(pushTexts.hints.denied)).toBeVisible();
  await expect(boxOf(page)).toBeDisabled();

  await context.addInitScript(unasked);
  await context.addInitScript(unreachable);
  await page.reload();
  await expect(boxOf(page)).toBeEnabled();
  await expect(boxOf(page)).not.toBeChecked();
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-asked');
  await boxOf(page).click();
  await expect(root).toHaveAttribute('data-asked', 'yes');
  await expect(page.getByText(pushTexts.hints.notTurnedOn)).toBeVisible();
  await expect(boxOf(page)).not.toBeChecked();
  expect(await endpointsOf(page)).toEqual([]);
});

test('a device is turned on and off, and belongs to the session that turned it on', async ({
  page,
  context,
}) => {
  await context.addInitScript(unasked);
  await context.addInitScript(subscribing, ENDPOINT);
  const member = await newcomer(page, '알림 받는 수달');
  await page.goto('/my/settings');
  await boxOf(page).click();
  await expect(boxOf(page)).toBeChecked();
  await expect(page.getByText(pushTexts.hints.on)).toBeVisible();
  expect(await endpointsOf(page)).toEqual([ENDPOINT]);
  const { publicKey } = (await callApi(page, 'GET', '/api/me/push')).body;
  expect(await page.evaluate(() => localStorage.getItem('e2e.subscription'))).toBe(publicKey);
  await page.reload();
  await expect(boxOf(page)).toBeChecked();

  await boxOf(page).click();
  await expect(boxOf(page)).toBeEnabled();
  await expect(boxOf(page)).not.toBeChecked();
  await expect.poll(() => endpointsOf(page)).toEqual([]);

  await boxOf(page).click();
  await expect(boxOf(page)).toBeChecked();
  await expect.poll(() => endpointsOf(page)).toEqual([ENDPOINT]);
  await callApi(page, 'POST', '/api/auth/logout', {});
  const { email, password } = member;
  expect((await callApi(page, 'POST', '/api/auth/login', { email, password })).status).toBe(200);
  expect(await endpointsOf(page)).toEqual([]);
  await page.reload();
  await expect(boxOf(page)).toBeEnabled();
  await expect(boxOf(page)).not.toBeChecked();
});

test('a push is shown by the site’s worker, and a press on it leads the open tab to its page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no worker');
  // The test browser shows no notifications: the worker records them instead.
  await worker.evaluate(() => {
    // This runs in the worker, but the compiler only knows the globals of a page.
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    registration.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });

  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    registrations.push(...update.registrations);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const message = {
    title: '물빛',
    body: '물빛 운영자님이 내 글에 댓글을 남겼습니다.',
    path: '/post/1#comment1',
    tag: 'notification1',
  };
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations[0]?.registrationId ?? '',
    data: JSON.stringify(message),
  });
  const { path, ...words } = message;
  await expect
    .poll(() => worker.evaluate('shown'))
    .toEqual([{ ...words, icon: `${origin}/brand/icon-192.png`, data: { path } }]);

  // There is no notification to press, so the test calls the worker's function itself.
  const press = (to: string) => worker.evaluate(`openPage(${JSON.stringify(to)})`);
  await press(path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address of another site is never opened.
  await press('https://elsewhere.example/');
  await expect(page).toHaveURL(path);
  expect(context.pages()).toHaveLength(1);
});
