import { DEVICE_COOKIE, DEVICE_LIFETIME } from '@contract/rules/devices';
import { SESSION_COOKIE, VISITOR_COOKIE } from '@contract/rules/sessions';

/** The cookie of a session; null takes it back. */
export const sessionCookie = (token: string | null): string =>
  `${SESSION_COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${token ? '' : '; Max-Age=0'}`;

/** The cookie of a guest's visit. */
export const visitorCookie = (id: string): string =>
  `${VISITOR_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;

const deviceCookie = (value: string, flags: string) =>
  `${DEVICE_COOKIE}=${value}; Path=/${flags}; SameSite=Lax; Max-Age=${DEVICE_LIFETIME / 1000}`;

/**
 * Hands out the device cookie beside that of the session. In a browser the page keeps it itself:
 * the mocking library takes only one cookie from an answer.
 */
export function addDeviceCookie(response: Response, value: string): void {
  if (typeof document === 'undefined') {
    response.headers.append('Set-Cookie', deviceCookie(value, '; HttpOnly'));
  } else {
    document.cookie = deviceCookie(value, '');
  }
}
