import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { fullConsent } from '@contract/legal/consents';

/** A server that can be asked. */
export interface Asking {
  origin: string;
  send: (path: string, init: RequestInit) => Promise<Response>;
}

/** The server or proxy at an address. */
export const serverAt = (origin: string): Asking => ({
  origin,
  send: (path, init) => fetch(origin + path, init),
});

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
export function ask(server: Asking, path: string, asked: Asked = {}): Promise<Response> {
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
export async function signIn(server: Asking, who: 'member' | 'admin'): Promise<string> {
  const body = { email: `${who}@mulbit.test`, password: passwords[who] };
  return cookieOf(await ask(server, '/api/auth/login', { method: 'POST', body }));
}

let strangers = 0;

/** Makes an account; returns its cookie. */
export async function signUp(server: Asking): Promise<string> {
  strangers += 1;
  const body = {
    email: `stranger${strangers}@server.test`,
    password: `stranger-${strangers}-pass`,
    user_name: `손님 ${strangers}`,
    ...fullConsent,
  };
  return cookieOf(await ask(server, '/api/auth/signup', { method: 'POST', body }));
}

/**
 * Opens a member's stream of events.
 * @returns waits until the stream contains a text. @throws if it ends before
 */
export async function openStream(
  server: Asking,
  cookie: string,
): Promise<(wanted: string) => Promise<void>> {
  const { body } = await ask(server, NOTIFICATION_STREAM, { cookie });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The stream ended before ${wanted}: ${text}`);
      text += value;
    }
  };
  await readUntil('event: settings');
  return readUntil;
}
