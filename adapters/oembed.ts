import { addressOf } from '@contract/testers/request';
import type { UpstreamRequest } from '@contract/testers/types';
import { textOf } from '@contract/rules/text/fields';
import { UpstreamFailure } from './failure';
import { parseObject } from './json';
import type { Exchange } from './types';

/** A video as YouTube's oEmbed describes it. */
export interface EmbedInfo {
  title: string;
  author_name: string;
  thumbnail_url: string | null;
}

/** YouTube's oEmbed of a video; only over TLS, and it uses no quota. */
export function embedRequest(videoId: string): UpstreamRequest {
  const url = addressOf('https://www.youtube.com/oembed', {
    format: 'json',
    url: `https://www.youtube.com/watch?v=${videoId}`,
  });
  return { provider: 'oembed', url, cost: null };
}

/** Reads an answer of oEmbed. @throws UpstreamFailure also for a video that may not be embedded */
export function readEmbed({ status, body }: Exchange): EmbedInfo {
  if (status !== 200) throw new UpstreamFailure(status === 404 ? 'notFound' : 'refused');
  const { title, author_name: author, thumbnail_url: thumbnail } = parseObject(body);
  // A private video once answered with a word and 200.
  if (textOf(title) === '') throw new UpstreamFailure('unreadable');
  const picture = textOf(thumbnail);
  return {
    title: textOf(title),
    author_name: textOf(author),
    thumbnail_url: picture.startsWith('https://') ? picture : null,
  };
}
