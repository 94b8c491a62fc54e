import { lookup } from 'node:dns';
import { connect } from 'node:net';
import { isPreviewable } from '@contract/rules/posts/link-preview';
import { Agent, request, type Dispatcher } from 'undici';
import { isPublicAddress } from './addresses';
import { guardedConnector, type Dialing } from './guarded-connect';

/** The answer of another site. `bytes` is empty for an error's status. */
export interface FetchedPage {
  /** The source of the answer, after all redirects. */
  url: URL;
  status: number;
  /** The whole content type, in lower case. */
  type: string;
  bytes: Buffer;
}

/**
 * Fetches a page or data of another site.
 * @param kind the accepted content
 * @throws when the address is not allowed, the site does not answer, or answers with other content
 */
export type FetchPage = (url: string, kind: 'html' | 'json') => Promise<FetchedPage>;

/**
 * The most bytes that are read of a page, and its time limit, ms. Source:
 * docs/product/rules.md#link-previews.
 */
export const PAGE_MAX = 256 * 1024;
const TIMEOUT = 5_000;
const REDIRECTS = 3;

const wanted = {
  html: {
    accept: 'text/html, application/xhtml+xml',
    type: /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/,
  },
  json: { accept: 'application/json', type: /^application\/(?:[\w.]+\+)?json\s*(?:;|$)/ },
};

/**
 * The name of our previews for other sites.
 * @param origin our address for readers of another site's log, if known
 */
export function previewAgent(origin: string | null): string {
  return `MulbitLinkPreview/1.0${origin === null ? '' : ` (+${origin})`}`;
}

type Answer = Dispatcher.ResponseData;

const headerOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');

/** Reads the beginning of a body and closes the connection. */
async function readStart(body: Answer['body']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PAGE_MAX) break;
  }
  return Buffer.concat(chunks).subarray(0, PAGE_MAX);
}

// A header comes as bytes. Some sites do not encode it, or not in UTF-8.
const encoded = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

function redirectOf(answer: Answer, url: URL): URL | null {
  const location = headerOf(answer, 'location');
  if (![301, 302, 303, 307, 308].includes(answer.statusCode) || location === '') return null;
  return new URL(encoded(location), url);
}

async function readAnswer(answer: Answer, url: URL, type: RegExp): Promise<FetchedPage> {
  const page = {
    url,
    status: answer.statusCode,
    type: headerOf(answer, 'content-type').toLowerCase(),
  };
  if (page.status < 200 || page.status > 299) return { ...page, bytes: Buffer.alloc(0) };
  if (!type.test(page.type)) throw new Error(`${url.host} sent ${page.type || 'no type'}`);
  // We did not accept compression; a compressed body could expand without limit.
  if (!/^(?:identity)?$/i.test(headerOf(answer, 'content-encoding'))) {
    throw new Error(`${url.host} sent a compressed page`);
  }
  return { ...page, bytes: await readStart(answer.body) };
}

/**
 * Makes the function that fetches pages: only public addresses, http(s) at the usual ports, at most
 * three redirects, each checked like the first address, five seconds for all, the first 256 KiB.
 * Source: docs/product/rules.md#link-previews.
 * @param userAgent our name for other sites
 */
export function createPageFetcher(userAgent: string, dialing: Partial<Dialing> = {}): FetchPage {
  const connector = guardedConnector({
    lookup,
    dial: connect,
    isPublic: isPublicAddress,
    ...dialing,
  });

  return async (address, kind) => {
    const { accept, type } = wanted[kind];
    const signal = AbortSignal.timeout(TIMEOUT);
    const headers = {
      accept,
      'accept-encoding': 'identity',
      'accept-language': 'ko, en;q=0.5',
      'user-agent': userAgent,
    };
    // One per page: members share no connection and no TLS session.
    const agent = new Agent({ connect: connector, connections: 1, maxHeaderSize: 16_384 });
    try {
      let url = new URL(address);
      for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
        if (!isPreviewable(url)) throw new Error(`${url.host} may not be asked`);
        const answer = await request(url, { dispatcher: agent, signal, headers, reset: true });
        // An unread body emits an error when we close the connection.
        answer.body.on('error', () => undefined);
        const next = redirectOf(answer, url);
        if (!next) return await readAnswer(answer, url, type);
        answer.body.destroy();
        url = next;
      }
      throw new Error(`${new URL(address).host} redirects too often`);
    } finally {
      await agent.destroy();
    }
  };
}
