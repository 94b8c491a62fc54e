import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushObstacle } from './PushSwitch';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

/** A browser that supports push, except for the connection. */
function open(isSecureContext: boolean, { userAgent = 'Mozilla/5.0', isAble = true } = {}): void {
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: 0,
    ...(isAble && { serviceWorker: {} }),
  });
  const notification = { permission: 'default' };
  vi.stubGlobal('Notification', notification);
  const able = isAble && { PushManager: {}, Notification: notification };
  vi.stubGlobal('window', { isSecureContext, ...able });
}

describe('the obstacle to push notifications', () => {
  beforeEach(() => vi.stubEnv('VITE_API_MODE', 'live'));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('is null if the browser can receive them', () => {
    open(true);
    expect(pushObstacle()).toBeNull();
  });

  it('is the insecure connection, even if other things are missing too', () => {
    open(false);
    expect(pushObstacle()).toBe('insecure');
    open(false, { userAgent: phone, isAble: false });
    expect(pushObstacle()).toBe('insecure');
  });

  it('is the browser on a secure connection, and on an iPhone the missing home screen', () => {
    open(true, { isAble: false });
    expect(pushObstacle()).toBe('unsupported');
    open(true, { userAgent: phone, isAble: false });
    expect(pushObstacle()).toBe('homeScreen');
  });
});
