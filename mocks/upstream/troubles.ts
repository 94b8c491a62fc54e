import { unknownKey, usedUp } from './data-go-kr';
import { naverRefusal } from './naver';
import { newsRefusal } from './newsapi';
import { jsonReply, type Asked, type Reply } from './types';
import { refusal } from './youtube/refusals';

/** How a simulated service can fail. */
export const troubleNames = [
  'slow',
  'refused',
  'hanging',
  'dripping',
  'failing',
  'unavailable',
  'limited',
  'html',
  'cut',
  'huge',
  'wrongTypes',
  'quota',
  'badKey',
] as const;
export type Trouble = (typeof troubleNames)[number];

const SLOW = 1_500;
const HUGE = 10_000_000;
const CHUNK = 64 * 1024;

const pause = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

/** Sends pieces until the reader leaves, or the limit is reached. */
function streamOf(piece: string, every: number, most: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(piece);
  let sent = 0;
  let isGone = false;
  return new ReadableStream({
    async pull(controller) {
      if (every > 0) await new Promise((resolve) => setTimeout(resolve, every));
      if (isGone) return;
      if (sent >= most) {
        controller.close();
        return;
      }
      sent += bytes.length;
      controller.enqueue(bytes);
    },
    cancel() {
      isGone = true;
    },
  });
}

export const responseOf = ({ status, type, body }: Reply): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

const htmlReply = (status: number): Reply => ({
  status,
  type: 'text/html',
  body: '<!DOCTYPE html><html><body><h1>Service Unavailable</h1></body></html>',
});

/** Each service's messages about a used-up quota and an invalid key. */
function ownWords(host: string): Record<'quota' | 'badKey', Reply> {
  if (host === 'newsapi.org') {
    return { quota: newsRefusal('apiKeyExhausted'), badKey: newsRefusal('apiKeyInvalid') };
  }
  if (host === 'apis.data.go.kr') return { quota: usedUp(), badKey: unknownKey() };
  if (/naver|ntruss/.test(host)) {
    return { quota: naverRefusal('010'), badKey: naverRefusal('024') };
  }
  return { quota: refusal('quotaExceeded'), badKey: refusal('invalidKey') };
}

const wrongTypes = (host: string): Reply => {
  if (host === 'apis.data.go.kr') {
    return jsonReply({ response: { header: 7, body: [null, { items: 'x' }] } });
  }
  return jsonReply({ kind: 5, items: [1, 'two', null], articles: 'none', pageInfo: [], title: {} });
};

/**
 * Answers like a failing service.
 * @param well its normal answer
 */
export async function troubled(
  trouble: Trouble,
  { url }: Asked,
  signal: AbortSignal | null | undefined,
  well: () => Reply,
): Promise<Response> {
  const type = 'application/json';
  switch (trouble) {
    case 'slow':
      await pause(SLOW, signal);
      return responseOf(well());
    case 'refused':
      throw new TypeError('fetch failed');
    case 'hanging':
      await pause(600_000, signal);
      return responseOf(well());
    case 'dripping':
      return new Response(streamOf(' ', 100, 1e9), { headers: { 'content-type': type } });
    case 'failing':
      return responseOf(htmlReply(500));
    case 'unavailable':
      return responseOf(htmlReply(503));
    case 'limited':
      return responseOf(htmlReply(429));
    case 'html':
      return responseOf(htmlReply(200));
    case 'cut': {
      const { body, ...rest } = well();
      return responseOf({ ...rest, body: body.slice(0, Math.floor(body.length / 2)) });
    }
    case 'huge':
      return new Response(streamOf(`"${'x'.repeat(CHUNK)}",`, 0, HUGE), {
        headers: { 'content-type': type },
      });
    case 'wrongTypes':
      return responseOf(wrongTypes(url.hostname));
    case 'quota':
    case 'badKey':
      return responseOf(ownWords(url.hostname)[trouble]);
  }
}
