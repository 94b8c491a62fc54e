import type { Block } from './block-types';
import { recogniseVideo } from '../links/video-url';

// Tracking parameters, which identify the sender of a link, not its target.
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|_ga|_gl|mkt_tok|ref_src|ref_url|share_id)$/i;

// `m.com` is a site; `m.news.example` is a mobile address of one.
const MOBILE = /^(?:(?:www|m|mobile)\.)+(?=[^.]+\.)/;

function compare([a, x]: [string, string], [b, y]: [string, string]): number {
  if (a === b) return x < y ? -1 : Number(x > y);
  return a < b ? -1 : 1;
}

// Characters that mean the same encoded or not; only / ? # % change their meaning when encoded.
const PLAIN = /%(?:2[46BC]|3[ABD]|40)/g;

/**
 * A path in one spelling: browsers and programs differ in what they encode, and in their hex case.
 * The URL parser leaves | ^ [ ] unchanged.
 */
const inOneSpelling = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+|[|^[\]]/gi, (codes) => {
    try {
      const encoded = encodeURIComponent(decodeURIComponent(codes).normalize('NFC'));
      return encoded.replace(PLAIN, decodeURIComponent);
    } catch {
      return codes.toUpperCase();
    }
  });

/**
 * A common key of all addresses of the same page: for a video its host and id, otherwise the
 * address without scheme, `www.` and `m.`, fragment, tracking parameters, parameter order,
 * percent-encoding differences and trailing slash.
 * @returns null for anything except an http(s) address
 */
export function linkKey(address: string): string | null {
  const video = recogniseVideo(address);
  if (video && video.host !== 'file') return `${video.host}:${video.id}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, '').replace(MOBILE, '');
  const port = url.port && `:${url.port}`;
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]): [string, string] => [name, value.normalize('NFC')])
    .sort(compare);
  const query = kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
  return `${host}${port}${inOneSpelling(url.pathname).replace(/\/+$/, '')}${query}`;
}

/** The keys of all links in a post's blocks, each once. */
export function linkKeysOf(blocks: readonly Block[]): string[] {
  const keys = blocks.map((block) =>
    block.type === 'video' || block.type === 'link' ? linkKey(block.url) : null,
  );
  return [...new Set(keys.filter((key) => key !== null))];
}

/** How long a link counts as already shared, ms: 30 days. Source: docs/product/rules.md#link-key. */
export const SHARED_WITHIN = 30 * 24 * 3_600_000;
