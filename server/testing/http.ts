import { fullConsent } from '@contract/legal/consents';
import type { TestServer } from './subject';

/** A test's request. */
export interface Asked {
  method?: string;
  cookie?: string;
  body?: unknown;
  /** Sent instead of a JSON body. */
  form?: FormData;
  headers?: Record<string, string>;
}

/** Sends a request as a page of the same site would. */
export function ask(server: TestServer, path: string, asked: Asked = {}): Promise<Response> {
  const { method = 'GET', cookie, body, form, headers = {} } = asked;
  return server.send(path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: server.origin }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: form }),
  });
}

/** The cookie of an answer, in the form that a browser sends back. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const passwords = { member: 'mulbit-member-1', admin: 'mulbit-admin-1' };

/** Signs a demo account in; returns its cookie. */
export async function signIn(server: TestServer, who: 'member' | 'admin'): Promise<string> {
  const body = { email: `${who}@mulbit.test`, password: passwords[who] };
  return cookieOf(await ask(server, '/api/auth/login', { method: 'POST', body }));
}

let strangers = 0;

/** Makes an account; returns its cookie. */
export async function signUp(server: TestServer): Promise<string> {
  strangers += 1;
  const body = {
    email: `stranger${strangers}@server.test`,
    password: `stranger-${strangers}-pass`,
    user_name: `손님 ${strangers}`,
    ...fullConsent,
  };
  return cookieOf(await ask(server, '/api/auth/signup', { method: 'POST', body }));
}
