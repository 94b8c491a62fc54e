import { expect } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint, Output } from '../../endpoints/define';
import type { ErrorBody, ErrorCode } from '../../errors';
import { PROVIDER_COOKIE } from '../../rules/members/login-providers';
import { DEVICE_COOKIE } from '../../rules/members/devices';
import { checkError, checkSuccess } from './check';
import { record } from './coverage';
import type { Subject } from './subject';

/** The input of a call in a test. `id` fills the only parameter of the path. */
export interface Given {
  id?: string | number;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent in place of a JSON body. */
  form?: FormData;
  /** Headers in addition to those that a browser sends; null removes one of these. */
  headers?: Record<string, string | null>;
}

/** A successful answer of a call. */
export type Success<N extends EndpointName> = Output<(typeof endpoints)[N]>;

/** The answer, checked against the contract. */
export interface Answer<N extends EndpointName> {
  status: number;
  headers: Headers;
  body: Success<N> | ErrorBody;
}

/** A person at a browser: a guest, or a member once a cookie is set. */
export interface Client {
  readonly subject: Subject;
  /** The session's cookie as sent; null for a guest. */
  cookie: string | null;
  /** The cookie that lets accounts recognise the browser; it stays when a session ends. */
  device: string | null;
  /** The cookie of a visit at a provider. */
  provider: string | null;
  /** Makes a call and checks the answer, success or error, against the contract. */
  call<N extends EndpointName>(name: N, given?: Given): Promise<Answer<N>>;
  /** Makes a call that must succeed. */
  ok<N extends EndpointName>(name: N, given?: Given): Promise<Success<N>>;
  /** Makes a call that must be refused with this code. */
  fails(name: EndpointName, code: ErrorCode, given?: Given): Promise<ErrorBody>;
  /** Sends a request that our client never sends, with the headers of a browser. */
  raw(method: string, path: string, init?: RequestInit): Promise<Response>;
}

function search(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** The path of a call with its query. */
export function pathOf(name: EndpointName, { id, query }: Given = {}): string {
  const path = endpoints[name].path.replace(/:\w+/, encodeURIComponent(String(id)));
  return `${path}${search(query)}`;
}

/** The input of a call as the contract checks it: a query contains only texts. */
export function rawOf(name: EndpointName, { id, query = {}, body }: Given) {
  const param = /:(\w+)/.exec(endpoints[name].path)?.[1];
  const texts = Object.entries(query).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(String) : String(value),
  ]);
  return {
    params: param ? { [param]: String(id) } : undefined,
    query: Object.fromEntries(texts) as unknown,
    body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown),
  };
}

function browserHeaders(client: Client, method: string): Record<string, string> {
  const cookies = [client.cookie, client.device, client.provider].filter(
    (cookie) => cookie !== null,
  );
  return {
    'sec-fetch-site': 'same-origin',
    ...(method === 'GET' ? {} : { origin: client.subject.origin }),
    ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
  };
}

const isDevice = (pair: string) => pair.includes(`${DEVICE_COOKIE}=`);

function keepCookie(client: Client, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    if (isDevice(pair)) {
      client.device = pair;
      continue;
    }
    if (pair.includes(`${PROVIDER_COOKIE}=`)) {
      client.provider = pair;
      continue;
    }
    const isGone =
      /=$/.test(pair) || /max-age=0(?:;|$)/i.test(line) || /expires=thu, 01 jan 1970/i.test(line);
    client.cookie = isGone ? null : pair;
  }
}

async function send(client: Client, name: EndpointName, given: Given): Promise<Response> {
  const { method }: Endpoint = endpoints[name];
  const headers: Record<string, string | null> = {
    ...browserHeaders(client, method),
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...given.headers,
  };
  return client.subject.send(pathOf(name, given), {
    method,
    headers: Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== null),
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    ...(given.form === undefined ? {} : { body: given.form }),
  });
}

/**
 * Creates a client; without a cookie it is a guest. Like a browser, it stores the cookies of
 * answers.
 */
export function createClient(subject: Subject, cookie: string | null = null): Client {
  const client: Client = {
    subject,
    cookie,
    device: null,
    provider: null,
    async call<N extends EndpointName>(name: N, given: Given = {}) {
      const response = await send(client, name, given);
      keepCookie(client, response);
      const { status, headers } = response;
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      const text = await response.text();
      if (status >= 400) {
        const body = checkError(name, rawOf(name, given), status, text);
        record(name, body.code);
        return { status, headers, body };
      }
      const body = checkSuccess(name, status, text) as Success<N>;
      record(name, 'success');
      return { status, headers, body };
    },
    async ok<N extends EndpointName>(name: N, given?: Given) {
      const { body } = await client.call(name, given);
      if (!body.success) expect.fail(`${name} was refused: ${JSON.stringify(body)}`);
      return body;
    },
    async fails(name, code, given) {
      const { body } = await client.call(name, given);
      expect(body, `${name} is refused`).toMatchObject({ success: false, code });
      return body as ErrorBody;
    },
    raw: (method, path, init = {}) =>
      subject.send(path, {
        ...init,
        method,
        headers: { ...browserHeaders(client, method), ...(init.headers as Record<string, string>) },
      }),
  };
  return client;
}
