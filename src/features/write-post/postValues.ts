import { postFormTexts as texts } from '@/texts/blocks';
import type { Input } from '@contract/endpoints/define';
import { createPost, updatePost } from '@contract/endpoints/posts';
import type { Issue } from '@contract/errors';
import { typedLength } from '@contract/rules/clean-text';
import type { Post } from '@contract/models/post';
import { recogniseVideo, withScheme } from '@contract/rules/video-url';
import { validationTexts } from '@contract/texts';
import { check } from '@contract/validate';
import { webAddress } from './address';
import { blockOf, isEmpty, isUnheard, newBlockId, type EditorBlock } from './blocks';
import { noPost, type PostValues } from './editor';

type Body = Input<typeof createPost>['body'];
type BodyBlock = NonNullable<Body['blocks']>[number];

/** What is wrong with the form, and where. */
export interface PostErrors {
  title?: string;
  /** By the block's id. */
  blocks: Readonly<Record<string, string>>;
  /** The error that belongs to no single part. */
  other?: string;
}
export const noErrors: PostErrors = { blocks: {} };

/**
 * Whether the post shares a video, so that it can say when and for whom
 * (docs/product/rules.md#shared-videos).
 */
export function sharesVideo({ blocks }: PostValues): boolean {
  return blocks.some((block) => block.type === 'video' && recogniseVideo(block.url) !== null);
}

const sentBlocks = ({ blocks }: PostValues) => blocks.filter((block) => !isEmpty(block));

/**
 * Whether the post's video will stand above what was written before it: a shared video leads its
 * page.
 */
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
      // Its page has not been heard from: the server says of it what it knows by then.
      if (isUnheard(block)) return { id, type, url };
      return { id, type, url, title, description, image, siteName };
    }
  }
}

/** What a block lacks that only its writer can give; the contract would leave it out in silence. */
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

/** Which parts of the form a refusal is about; its blocks are those that were sent, in order. */
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

/** The form as the contract wants it. */
export function postBody(values: PostValues): Body {
  const { title, timing, category, sphereId } = values;
  // Only a post that shares a video has categories, and with them it needs a title and some text.
  const isCategorised = sharesVideo(values) && (timing !== null || category !== null);
  return {
    title: title.trim() || null,
    blocks: sentBlocks(values).map(bodyBlock),
    sphereId,
    ...(isCategorised && { categories: { timing, content: category }, apiSource: 'manual' }),
  };
}

/** A change to a post that is there, as the contract wants it. */
export function changeBody(values: PostValues): Input<typeof updatePost>['body'] {
  const { title, blocks } = postBody(values);
  const { timing, category, revision } = values;
  const categories = sharesVideo(values) ? { categories: { timing, content: category } } : {};
  return { title, blocks, ...categories, baseRevision: revision };
}

/** What is wrong with the form before it is sent. Source: docs/product/rules.md#posts. */
export function checkPost(values: PostValues, isChange: boolean): PostErrors {
  const own = values.blocks.flatMap((block) => {
    const message = blockError(block);
    return message ? [[block.id, message] as const] : [];
  });
  const checked = isChange
    ? check(updatePost.body, changeBody(values))
    : check(createPost.body, postBody(values));
  const issues = checked.ok ? [] : checked.issues;
  // The error about an empty post adds nothing where a block has an error already.
  const relevant = issues.filter(({ path }) => own.length === 0 || path !== 'blocks');
  const found = errorsOfPost(relevant, values);
  return { ...found, blocks: { ...found.blocks, ...Object.fromEntries(own) } };
}

/** Whether anything is wrong. */
export function isWrong(errors: PostErrors): boolean {
  return Boolean(errors.title ?? errors.other) || Object.keys(errors.blocks).length > 0;
}

/** A post that is there, to be written on. */
export function valuesOf(
  post: Pick<Post, 'title' | 'blocksJson' | 'sphereId' | 'categories' | 'revision'>,
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
    revision: post.revision,
  };
}
