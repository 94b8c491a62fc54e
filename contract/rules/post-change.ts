import { ApiError } from '../errors';
import { errorTexts, reasonTexts } from '../texts';

/** The content of a post. Each implementation keeps blocks in its own form: a list, or its JSON. */
interface PostWords<Blocks, Timing, Content> {
  title: string | null;
  blocks: Blocks;
  timing: Timing | null;
  content: Content | null;
}

/** A requested change; undefined fields stay as they are. */
interface WantedChange<Blocks, Timing, Content> {
  title?: string | null | undefined;
  blocks?: Blocks | undefined;
  categories?: { timing: Timing | null; content: Content | null } | undefined;
  /** The revision that the change began from. */
  baseRevision?: number | undefined;
}

/**
 * Applies a change to a post. A change to the same content keeps the revision and is never stale.
 * @throws ApiError STALE for a change that began from an older revision
 */
export function changeOf<Blocks, Timing extends string, Content extends string>(
  post: PostWords<Blocks, Timing, Content> & { revision: number },
  wanted: WantedChange<Blocks, Timing, Content>,
) {
  const { title, blocks, timing, content, revision } = post;
  const before = { title, blocks, timing, content };
  const { categories, baseRevision } = wanted;
  const after: PostWords<Blocks, Timing, Content> = {
    title: wanted.title === undefined ? title : wanted.title || null,
    blocks: wanted.blocks === undefined ? blocks : wanted.blocks,
    timing: categories ? categories.timing : timing,
    content: categories ? categories.content : content,
  };
  const isChange = JSON.stringify(after) !== JSON.stringify(before);
  if (isChange && baseRevision !== undefined && baseRevision < revision) {
    throw new ApiError('STALE', errorTexts.STALE);
  }
  return { ...after, isChange, revision: isChange ? revision + 1 : revision };
}

/**
 * The effect of a change on the review: the author's change removes the reason for taking the post
 * back and, where the settings ask for review, makes the post wait again. Another member's change
 * does neither.
 */
export function reviewAfterChange(
  { isConfirmed, revertReason }: { isConfirmed: boolean; revertReason: string | null },
  { isAuthor, isReviewRequired }: { isAuthor: boolean; isReviewRequired: boolean },
) {
  if (!isAuthor) return { isConfirmed, revertReason };
  return { isConfirmed: isConfirmed && !isReviewRequired, revertReason: null };
}

/**
 * Lets a member post into a sphere that they joined.
 * @param sphere null when no sphere has the id
 * @throws ApiError NOT_FOUND or FORBIDDEN
 */
export function guardSphere(sphere: { isJoined: boolean } | null): void {
  if (!sphere) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  if (!sphere.isJoined) throw new ApiError('FORBIDDEN', reasonTexts.sphereNotJoined);
}
