import { postFormTexts as texts } from '@/texts/blocks';
import type { Input } from '@contract/endpoints/define';
import { createPost, updatePost } from '@contract/endpoints/posts';
import type { Issue } from '@contract/errors';
import { typedLength } from '@contract/rules/text/clean-text';
import type { Post } from '@contract/models/post';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';
import { validationTexts } from '@contract/texts';
import { check } from '@contract/validate';
import { webAddress } from './address';
import { blockOf, isEmpty, isUnheard, newBlockId, type EditorBlock } from './blocks';
import { noPost, type PostValues } from './editor';

type Body = Input<typeof createPost>['body'];
type BodyBlock = NonNullable<Body['blocks']>[number];

/** The errors of the form, by field. */
export interface PostErrors {
  title?: string;
  /** By block id. */
  blocks: Readonly<Record<string, string>>;
  /** The error that belongs to no single field. */
  other?: string;
}
export const noErrors: PostErrors = { blocks: {} };

/**
 * Whether the post shares a video, which enables its categories
 * (docs/product/rules.md#shared-videos).
 */
export function sharesVideo({ blocks }: PostValues): boolean {
  return blocks.some((block) => block.type === 'video' && recogniseVideo(block.url) !== null);
}

const sentBlocks = ({ blocks }: PostValues) => blocks.filter((block) => !isEmpty(block));

/** Whether the post's video will move above the text before it: a shared video comes first. */
export function movesVideoUp(values: PostValues): boolean {
  const isCategorised = values.timing !== null || values.category !== null;
  const [first] = sentBlocks(values);
  return isCategorised && sharesVideo(values) && first?.type !== 'video';
}

function bodyBlock(block: EditorBlock): BodyBlock {
  switch (block.type) {
    case 'text':
      return { id: block.id, type: 'text', content: block.content };
    case 'image':
      return { id: block.id, type: 'image', url: block.url, caption: block.caption };
    case 'video':
      return {
        id: block.id,
        type: 'video',
        url: withScheme(block.url),
        caption: block.caption,
      };
    case 'link': {
      const { id, type, title, description, image, siteName } = block;
      const url = withScheme(block.url);
      // Without a preview, the server adds what it knows about the page by then.
      if (isUnheard(block)) return { id, type, url };
      return { id, type, url, title, description, image, siteName };
    }
  }
}

/** The error of a block that only its writer can fix; the contract would silently drop it. */
function blockError(block: EditorBlock): string | null {
  if (isEmpty(block)) return null;
  switch (block.type) {
    case 'text':
      return null;
    case 'image':
      if (block.isLocal) return texts.imageIsLocal;
      return block.url === '' ? texts.imageMissing : null;
    case 'video':
      if (block.url.trim() === '') return texts.videoMissing;
      return recogniseVideo(block.url) ? null : validationTexts.videoUnsupported;
    case 'link':
      if (block.url.trim() === '') return texts.linkMissing;
      return webAddress(block.url) ? null : texts.linkFormat;
  }
}

/** Assigns a refusal to the fields of the form; its block indexes follow the sent order. */
export function errorsOfPost(issues: readonly Issue[], values: PostValues): PostErrors {
  const sent = sentBlocks(values);
  const blocks: Record<string, string> = {};
  const errors: PostErrors = { blocks };
  for (const { path, message } of issues) {
    const [part, at] = path.split('.');
    if (part === 'title') errors.title ??= message;
    else if (part === 'blocks') {
      const wrong = at === undefined ? values.blocks[0] : sent[Number(at)];
      if (wrong) blocks[wrong.id] ??= message;
    } else if (message === validationTexts.videoRequired && typedLength(values.title) === 0) {
      errors.title ??= message;
    } else errors.other ??= message;
  }
  return errors;
}

/** Converts the form to a request body. */
export function postBody(values: PostValues): Body {
  const { title, timing, category, sphereId, isNotice } = values;
  // Only a post with a video has categories, and they require a title and some text.
  const isCategorised = sharesVideo(values) && (timing !== null || category !== null);
  return {
    title: title.trim() || null,
    blocks: sentBlocks(values).map(bodyBlock),
    sphereId: isNotice ? null : sphereId,
    ...(isNotice && { isNotice }),
    ...(isCategorised && { categories: { timing, content: category }, apiSource: 'manual' }),
  };
}

/** Converts the form to the request body of a change. */
export function changeBody(values: PostValues): Input<typeof updatePost>['body'] {
  const { title, blocks } = postBody(values);
  const { timing, category, revision } = values;
  const categories = sharesVideo(values) ? { categories: { timing, content: category } } : {};
  return { title, blocks, ...categories, baseRevision: revision };
}

/** Returns the errors of the form before it is sent. Source: docs/product/rules.md#posts. */
export function checkPost(values: PostValues, isChange: boolean): PostErrors {
  const own = values.blocks.flatMap((block) => {
    const message = blockError(block);
    return message ? [[block.id, message] as const] : [];
  });
  const checked = isChange
    ? check(updatePost.body, changeBody(values))
    : check(createPost.body, postBody(values));
  const issues = checked.ok ? [] : checked.issues;
  // The error about an empty post adds nothing if a block already has one.
  const relevant = issues.filter(({ path }) => own.length === 0 || path !== 'blocks');
  const found = errorsOfPost(relevant, values);
  return { ...found, blocks: { ...found.blocks, ...Object.fromEntries(own) } };
}

/** Whether there is any error. */
export function isWrong(errors: PostErrors): boolean {
  return Boolean(errors.title ?? errors.other) || Object.keys(errors.blocks).length > 0;
}

/** Converts a saved post for the form. */
export function valuesOf(
  post: Pick<Post, 'title' | 'blocksJson' | 'sphereId' | 'categories' | 'isNotice' | 'revision'>,
): PostValues {
  const ids = new Set<string>();
  const blocks = post.blocksJson.map((block) => {
    const id = !block.id || ids.has(block.id) ? newBlockId() : block.id;
    ids.add(id);
    return blockOf(block, id);
  });
  return {
    title: post.title ?? '',
    blocks: blocks.length > 0 ? blocks : noPost.blocks,
    sphereId: post.sphereId,
    timing: post.categories.timing,
    category: post.categories.content,
    isNotice: post.isNotice,
    revision: post.revision,
  };
}
