import * as v from 'valibot';
import { isSafe } from '../rules/text/clean-text';
import { webAddress } from '../rules/links/web-url';
import { validationTexts } from '../texts';
import { text } from './text';

export type {
  Block,
  BlockInput,
  ImageBlock,
  LinkBlock,
  VideoBlock,
} from '../rules/posts/block-types';
export { isWebUrl } from '../rules/links/web-url';

/** The most blocks one post may have. */
export const MAX_BLOCKS = 50;

/** The longest text of one block, in characters. */
export const BLOCK_TEXT_MAX = 10_000;

const field = (max: number) => v.optional(text(max, validationTexts.field, validationTexts.field));
const caption = v.optional(text(300, validationTexts.captionLong, validationTexts.field), '');
const id = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(64, validationTexts.field),
    v.check(isSafe, validationTexts.field),
  ),
);

/** Whether a string names one of our own pictures: an upload, or a drawing of the demo. */
export function isOwnImage(value: string): boolean {
  return /^\/(?:uploads|scenes|avatars|tiles)\/[\w./-]+$/.test(value) && !value.includes('..');
}

const url = v.pipe(
  v.optional(v.string(validationTexts.url), ''),
  v.transform((value) => value.trim()),
  v.maxLength(2000, validationTexts.urlLong),
  // An unsafe address is refused, not cleaned, because a cleaned one leads somewhere else.
  v.check(isSafe, validationTexts.url),
);
const webUrl = v.pipe(
  url,
  v.check((value) => value === '' || webAddress(value) !== null, validationTexts.url),
  v.transform((value) => webAddress(value) ?? ''),
);

const TextBlockInput = v.object({
  id,
  type: v.literal('text'),
  content: v.optional(
    text(BLOCK_TEXT_MAX, validationTexts.blockTextLong, validationTexts.field),
    '',
  ),
});
const ImageBlockInput = v.object({
  id,
  type: v.literal('image'),
  url: v.pipe(
    url,
    v.check((value) => value === '' || isOwnImage(value), validationTexts.imageUrl),
  ),
  caption,
});
const VideoBlockInput = v.object({
  id,
  type: v.literal('video'),
  url: webUrl,
  caption,
});
const LinkBlockInput = v.object({
  id,
  type: v.literal('link'),
  url: webUrl,
  title: field(300),
  description: field(1000),
  image: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(2000, validationTexts.urlLong),
        v.check(isSafe, validationTexts.url),
      ),
    ),
  ),
  siteName: field(200),
  domain: field(255),
});

/** A block as a client sends it. Derived fields (`embedUrl`, `domain`) are always recomputed. */
export const BlockInputSchema = v.variant(
  'type',
  [TextBlockInput, ImageBlockInput, VideoBlockInput, LinkBlockInput],
  validationTexts.field,
);

/** A paragraph or more, line breaks kept. */
const TextBlockSchema = v.object({
  id: v.string(),
  type: v.literal('text'),
  content: v.string(),
});
/** An upload has its size in pixels, so that a page can reserve the space; a drawing does not. */
const ImageBlockSchema = v.object({
  id: v.string(),
  type: v.literal('image'),
  url: v.string(),
  caption: v.string(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
/**
 * `image` is one of our thumbnails, or the host's if the address does not identify it. Without one
 * the client tries the host's thumbnails, largest first.
 */
const VideoBlockSchema = v.object({
  id: v.string(),
  type: v.literal('video'),
  url: v.string(),
  caption: v.string(),
  embedUrl: v.string(),
  image: v.nullable(v.string()),
  channelName: v.nullable(v.string()),
  durationSeconds: v.nullable(v.number()),
});

/** A link to another page, with that page's title, description and picture. */
const LinkBlockSchema = v.object({
  id: v.string(),
  type: v.literal('link'),
  url: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.nullable(v.string()),
  siteName: v.string(),
  domain: v.string(),
});

/** A block as stored and answered (`blocksJson`). */
export const BlockSchema = v.variant('type', [
  TextBlockSchema,
  ImageBlockSchema,
  VideoBlockSchema,
  LinkBlockSchema,
]);
