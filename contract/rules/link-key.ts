import type { Block } from './block-types';
import { recogniseVideo } from './video-url';

// What a link gets on its way from hand to hand: it says who sent whom, not where it leads.
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|_ga|_gl|mkt_tok|ref_src|ref_url|share_id)$/i;

// `m.com` is a site, `m.news.example` a way of writing one.
const MOBILE = /^(?:(?:www|m|mobile)\.)+(?=[^.]+\.)/;

function compare([a, x]: [string, string], [b, y]: [string, string]): number {
  if (a === b) return x < y ? -1 : Number(x > y);
  return a < b ? -1 : 1;
}

/**
 * What two addresses of the same thing have in common: for a video its host and id, else the
 * address without what does not matter: scheme, `www.` and `m.`, fragment, tracking, the order of
 * its parameters, a slash at the end.
 * @returns null for what is no http(s) address
 */
export function linkKey(address: string): string | null {
  const video = recogniseVideo(address);
  if (video && video.host !== 'file') return `${video.host}:${video.id}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, '').replace(MOBILE, '');
  const port = url.port && `:${url.port}`;
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(compare);
  const query = kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
  return `${host}${port}${url.pathname.replace(/\/+$/, '')}${query}`;
}

/** The keys of all that a post's blocks lead to, each once. */
export function linkKeysOf(blocks: readonly Block[]): string[] {
  const keys = blocks.map((block) =>
    block.type === 'video' || block.type === 'link' ? linkKey(block.url) : null,
  );
  return [...new Set(keys.filter((key) => key !== null))];
}

/**
 * How long a shared link counts as shared already, ms: 30 days. Source:
 * docs/product/rules.md#link-key.
 */
export const SHARED_WITHIN = 30 * 24 * 3_600_000;
