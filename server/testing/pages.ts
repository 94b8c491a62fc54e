import { pages } from '@contract/fixtures/pages';
import type { FetchPage } from '../upstream/links/fetch-page';

const kinds = { html: /^text\/html/, json: /^application\/json/ };

/** Fetches only the pages of the fixtures, without a network. */
export const fetchFixturePage: FetchPage = (url, kind) => {
  const sent = pages.find((page) => (page.asked ?? page.url) === url)?.sent;
  if (!sent) return Promise.reject(new Error(`Nobody answers for ${url}`));
  const isRead = sent.status === 200;
  if (isRead && !kinds[kind].test(sent.type)) {
    return Promise.reject(new Error(`${url} sent ${sent.type}`));
  }
  const { text = '', bytes } = sent;
  const body = bytes === undefined ? Buffer.from(text) : Buffer.from(bytes, 'base64');
  const { status, type } = sent;
  return Promise.resolve({
    url: new URL(url),
    status,
    type,
    bytes: isRead ? body : Buffer.alloc(0),
  });
};
