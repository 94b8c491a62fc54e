import * as v from 'valibot';
import { idOutput } from '../models/ids';
import { webAddress } from '../rules/links/web-url';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

const WebAddress = v.pipe(
  v.string(validationTexts.url),
  v.transform((value) => value.trim()),
  v.minLength(1, validationTexts.url),
  v.maxLength(2000, validationTexts.urlLong),
  v.check((value) => webAddress(value) !== null, validationTexts.url),
  v.transform((value) => webAddress(value) ?? ''),
);

/** The preview of a linked page. Source: docs/product/rules.md#link-previews. */
const LinkMetadataSchema = v.object({
  title: v.string(),
  description: v.string(),
  image: v.nullable(v.string()),
  siteName: v.string(),
  domain: v.string(),
  isVideo: v.boolean(),
});
export type { LinkMetadata } from '../rules/posts/block-types';

export const previewLink = endpoint({
  summary:
    "A page's own title and description; for an unreadable page `success` is false and the title is the fallback",
  access: 'member',
  body: v.object({ url: WebAddress }),
  response: v.variant('success', [
    ok({ metadata: LinkMetadataSchema }),
    v.object({ success: v.literal(false), error: v.string(), metadata: LinkMetadataSchema }),
  ]),
});

export const findSharedLink = endpoint({
  summary: 'The latest visible post of the last 30 days that shares an address, or null',
  access: 'member',
  query: v.object({ url: WebAddress }),
  response: ok({
    post: v.nullable(
      v.object({
        postId: idOutput('post'),
        title: v.nullable(v.string()),
        userName: v.string(),
        timeAgo: v.string(),
        createdAt: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
  }),
});
