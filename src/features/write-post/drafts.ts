import type { DraftKind } from '@/state/drafts';
import { contents, timings } from '@contract/rules/posts/categories';
import { MAX_BLOCKS } from '@contract/models/block';
import { emptyBlock, isEmpty, newBlockId, type EditorBlock } from './blocks';
import type { PostValues } from './editor';
import { filesAtHand } from './useUploads';
import { call } from '@/api/client';
import { actorAtom } from '@/state/session';
import { createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { ApiError } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { parseId } from '@contract/rules/site/ids';
import { useAtomValue } from 'jotai';

const postRemote = createRemote<Post>({
  load: async (postId, signal) =>
    (await call('getPostDetail', { params: { postId }, query: {} }, signal)).post,
});

/** An address that cannot be a post is refused before the database is asked. */
const isNoPost = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

/** Loads the post to edit from the server, because a copy in a list may be outdated. */
export function usePostToChange(postId: string) {
  const { state, retry } = useRemote(postRemote, postId);
  const actor = useAtomValue(actorAtom);
  const post = state.value;
  const facts = post && {
    authorId: parseId('user', post.userId) ?? 0,
    isConfirmed: post.isConfirmed,
  };
  return {
    state,
    retry,
    isMissing: state.status === 'failed' && isNoPost(state.error),
    isForbidden: facts !== null && !can(actor, 'post.update', facts),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

// Storage may contain data of an older version, or anything else, so each field is checked.
function readBlock(stored: unknown): EditorBlock[] {
  const { type, id, ...fields } = (stored ?? {}) as Record<string, unknown>;
  const own = textOf(id) || newBlockId();
  const text = (name: string) => textOf(fields[name]);
  const pasted = text('pasted') ? { pasted: text('pasted') } : {};
  switch (type) {
    case 'text':
      return [{ id: own, type, content: text('content') }];
    case 'image': {
      const [url, caption, fileName] = [text('url'), text('caption'), text('fileName')];
      return [{ id: own, type, url, caption, fileName, isLocal: false }];
    }
    case 'video':
      return [{ id: own, type, url: text('url'), caption: text('caption'), ...pasted }];
    case 'link':
      return [
        {
          id: own,
          type,
          url: text('url'),
          title: text('title'),
          description: text('description'),
          image: text('image') || null,
          siteName: text('siteName'),
          readFrom: text('readFrom'),
          readTitle: text('readTitle'),
          readDescription: text('readDescription'),
          problem: text('problem') || null,
          ...pasted,
        },
      ];
    default:
      return [];
  }
}

function readBlocks(stored: unknown): readonly EditorBlock[] {
  const blocks = Array.isArray(stored) ? stored.flatMap(readBlock).slice(0, MAX_BLOCKS) : [];
  const ids = new Set<string>();
  const unique = blocks.map((block) => {
    const id = ids.has(block.id) ? newBlockId() : block.id;
    ids.add(id);
    return { ...block, id };
  });
  return unique.length > 0 ? unique : [emptyBlock('text', newBlockId())];
}

/** How many pictures of a draft are lost, because they were never uploaded. */
export function lostImages({ blocks }: PostValues): number {
  return blocks.filter(
    (block) => block.type === 'image' && !block.url && block.fileName && !filesAtHand.has(block.id),
  ).length;
}

/**
 * The drafts of new posts, or of changes to one.
 * @param postId the post that is being edited, null for a new one
 * @param initial the initial values of the form
 */
export function postDrafts(postId: string | null, initial: PostValues): DraftKind<PostValues> {
  const words = ({ revision: _revision, ...typed }: PostValues) => JSON.stringify(typed);
  const start = words(initial);
  return {
    area: postId ?? 'post',
    isOfOne: postId !== null,
    read: ({ title, blocks, sphereId, timing, category, isNotice, revision }) => ({
      title: textOf(title),
      blocks: readBlocks(blocks),
      sphereId: textOf(sphereId) || null,
      timing: timings.find((known) => known === timing) ?? null,
      category: contents.find((known) => known === category) ?? null,
      isNotice: isNotice === true,
      revision: typeof revision === 'number' ? revision : 0,
    }),
    isWritten: (values) =>
      postId
        ? words(values) !== start
        : values.title.trim() !== '' || !values.blocks.every(isEmpty),
    isPartial: ({ blocks }) => blocks.some((block) => block.type === 'image' && block.isLocal),
  };
}

/** Returns the beginning of a draft, to recognise it by. */
export function excerptOf({ title, blocks }: PostValues): string {
  const words = blocks.map((block) => {
    if (block.type === 'text') return block.content;
    return block.type === 'link' ? block.title || block.url : block.caption || block.url;
  });
  return [title, ...words].map((text) => text.trim()).find((text) => text !== '') ?? '';
}
