import { ApiError, fieldError } from '../../errors';
import { errorTexts, reasonTexts, validationTexts } from '../../texts';
import type { Block } from './block-types';

interface NewPostBody<Timing, Content> {
  title: string | null;
  sphereId: number | null;
  categories?: { timing: Timing | null; content: Content | null } | null | undefined;
  writingId?: string | undefined;
  isNotice: boolean;
}

/**
 * The fields of a new post that follow from its request, except its blocks: if it needs a review it
 * waits for its first confirmation, and with categories it shares a video
 * (docs/product/rules.md#shared-videos).
 * @param now ms
 */
export function newPostOf<Timing extends string, Content extends string>(
  { title, sphereId, categories, writingId, isNotice }: NewPostBody<Timing, Content>,
  authorId: number,
  waits: boolean,
  now: number,
) {
  return {
    authorId,
    sphereId,
    title: title || null,
    timing: categories?.timing ?? null,
    content: categories?.content ?? null,
    apiSource: categories ? ('manual' as const) : null,
    createdAt: now,
    publishedAt: waits ? null : now,
    isConfirmed: !waits,
    isNotice,
    idempotencyKey: writingId ?? null,
  };
}

/** The changeable fields of a post. */
interface PostWords<Timing, Content> {
  title: string | null;
  blocks: Block[];
  sphereId: number | null;
  timing: Timing | null;
  content: Content | null;
}

/** A requested change; undefined fields stay unchanged. */
interface WantedChange<Timing, Content> {
  title?: string | null | undefined;
  blocks?: Block[] | undefined;
  sphereId?: number | null | undefined;
  categories?: { timing: Timing | null; content: Content | null } | undefined;
  /** The revision that the change is based on. */
  baseRevision?: number | undefined;
}

/** The extent of a change: nothing, the categories and the sphere alone, or the visible content. */
export type ChangeKind = 'none' | 'categories' | 'content';

/** The part of a block that its author wrote, without its id and fields derived from its address. */
function authored(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return [block.type, block.content.trim()];
    case 'image':
    case 'video':
      return [block.type, block.url, block.caption];
    case 'link':
      return [
        ...[block.type, block.url, block.title, block.description],
        // Also sent by the client, and displayed below the link.
        ...[block.image ?? '', block.siteName],
      ];
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies a change to a post. A change without effect leaves the post as it is and is never stale.
 * @throws ApiError STALE for a change that is based on an older revision, VALIDATION for a notice in
 * a sphere
 */
export function changeOf<Timing extends string, Content extends string>(
  post: PostWords<Timing, Content> & { revision: number; isNotice: boolean },
  wanted: WantedChange<Timing, Content>,
): PostWords<Timing, Content> & { kind: ChangeKind; revision: number } {
  const { title, blocks, sphereId, timing, content, revision } = post;
  const { categories, baseRevision } = wanted;
  const after: PostWords<Timing, Content> = {
    title: wanted.title === undefined ? title : wanted.title || null,
    blocks: wanted.blocks ?? blocks,
    sphereId: wanted.sphereId === undefined ? sphereId : wanted.sphereId,
    timing: categories ? categories.timing : timing,
    content: categories ? categories.content : content,
  };
  if (post.isNotice && after.sphereId !== null) {
    throw fieldError('sphereId', validationTexts.noticeSphere);
  }
  const isSameContent =
    after.title === title && isSame(after.blocks.map(authored), blocks.map(authored));
  const isSamePlace =
    after.sphereId === sphereId && after.timing === timing && after.content === content;
  if (isSameContent && isSamePlace) {
    return { title, blocks, sphereId, timing, content, kind: 'none', revision };
  }
  if (baseRevision !== undefined && baseRevision < revision) {
    throw new ApiError('STALE', errorTexts.STALE);
  }
  return { ...after, kind: isSameContent ? 'categories' : 'content', revision: revision + 1 };
}

/** The names of the changed fields, for the audit. */
export function changedFields<Timing extends string, Content extends string>(
  before: PostWords<Timing, Content>,
  after: PostWords<Timing, Content>,
): string {
  const is = {
    title: before.title !== after.title,
    blocks: !isSame(before.blocks.map(authored), after.blocks.map(authored)),
    sphereId: before.sphereId !== after.sphereId,
    categories: before.timing !== after.timing || before.content !== after.content,
  };
  return Object.entries(is)
    .flatMap(([name, isChanged]) => (isChanged ? [name] : []))
    .join(', ');
}

/**
 * The effect of a change on the review: a change by the author removes the reason for taking the
 * post down and returns a rejected post to the queue; if the settings require a review, a change of
 * the content makes the post wait again. Changes by another member or without effect do neither.
 */
export function reviewAfterChange(
  present: { isConfirmed: boolean; isRejected: boolean; revertReason: string | null },
  change: { kind: ChangeKind; isAuthor: boolean; isReviewRequired: boolean },
) {
  const { isConfirmed, isRejected, revertReason } = present;
  if (!change.isAuthor || change.kind === 'none') return { isConfirmed, isRejected, revertReason };
  const waits = change.isReviewRequired && change.kind === 'content';
  return { isConfirmed: isConfirmed && !waits, isRejected: false, revertReason: null };
}

/**
 * Lets a member post into an open sphere that they joined.
 * @param sphere null if the sphere does not exist
 * @throws ApiError NOT_FOUND, CONFLICT for a closed sphere, or FORBIDDEN
 */
export function guardSphere(sphere: { isClosed: boolean; isJoined: boolean } | null): void {
  if (!sphere) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  if (sphere.isClosed) throw new ApiError('CONFLICT', reasonTexts.sphereClosed);
  if (!sphere.isJoined) throw new ApiError('FORBIDDEN', reasonTexts.sphereNotJoined);
}
