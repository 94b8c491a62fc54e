import { DEVICE_COOKIE, DEVICE_LIFETIME } from '@contract/rules/members/devices';
import { PROVIDER_COOKIE, PROVIDER_VISIT_LIFETIME } from '@contract/rules/members/login-providers';
import { SESSION_COOKIE, VISITOR_COOKIE } from '@contract/rules/members/sessions';

/** The cookie of a session; null deletes it. */
export const sessionCookie = (token: string | null): string =>
  `${SESSION_COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${token ? '' : '; Max-Age=0'}`;

/** The cookie of a guest's visit. */
export const visitorCookie = (id: string): string =>
  `${VISITOR_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;

/** The cookie of a visit at a provider. */
export const providerCookie = (token: string): string =>
  `${PROVIDER_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${PROVIDER_VISIT_LIFETIME / 1000}`;

const deviceCookie = (value: string, flags: string) =>
  `${DEVICE_COOKIE}=${value}; Path=/${flags}; SameSite=Lax; Max-Age=${DEVICE_LIFETIME / 1000}`;

/**
 * Sets the device cookie in addition to the session cookie. In a browser the page sets it itself,
 * because the mocking library accepts only one cookie per answer.
 */
export function addDeviceCookie(response: Response, value: string): void {
  if (typeof document === 'undefined') {
    response.headers.append('Set-Cookie', deviceCookie(value, '; HttpOnly'));
  } else {
    document.cookie = deviceCookie(value, '');
  }
}
