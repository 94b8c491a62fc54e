import * as v from 'valibot';
import { BLOCK_TEXT_MAX, BlockInputSchema, MAX_BLOCKS } from '../models/block';
import {
  CategoriesSchema,
  ContentSchema,
  feedPeriods,
  feedSorts,
  TimingSchema,
} from '../models/category';
import { CommentSchema } from '../models/comment';
import { idInput, idOutput } from '../models/ids';
import { shortList } from '../models/list';
import { pagedQuery, PaginationSchema } from '../models/paging';
import { PostSchema } from '../models/post';
import { line, text } from '../models/text';
import { hasContent } from '../rules/posts/blocks';
import { storedText } from '../rules/text/clean-text';
import { lengthOf } from '../rules/text/length';
import { QUERY_MAX } from '../rules/admin/query-length';
import { recogniseVideo } from '../rules/links/video-url';
import { dataTexts, validationTexts } from '../texts';
import { ActingUser, IgnoredUser, WishedState } from './common';
import { endpoint, ok } from './define';

/**
 * The longest title, and the longest text of a shared video. Source:
 * docs/product/limits.md#lengths-and-sizes.
 */
export const TITLE_MAX = 100;
export const VIDEO_CONTENT_MAX = 1000;

const params = v.object({ postId: idInput('post') });

// A misspelled filter in a link is ignored, not an error (docs/product/rules.md#feed-filters). For
// a generic schema the compiler cannot know that an optional one gives undefined.
const ignorable = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined as never);

const onlyTrue = ignorable(
  v.pipe(
    v.picklist(['true']),
    v.transform(() => true),
  ),
);

export const getFeed = endpoint({
  summary:
    'Posts page by page. Page 1 of the unfiltered newest feed starts with own pending posts, beyond the limit, then pinned ones, as does that of a sphere with the sphere’s own; `period` limits popular posts to today, this week or this month in Korea',
  access: 'public',
  query: pagedQuery(10, {
    userId: IgnoredUser,
    q: v.optional(text(QUERY_MAX, validationTexts.queryLong, validationTexts.field)),
    sphereId: v.optional(idInput('sphere')),
    timing: ignorable(TimingSchema),
    content: ignorable(ContentSchema),
    sort: ignorable(v.picklist(feedSorts)),
    /** Limits the most liked posts to those published in a calendar period in Korea. */
    period: ignorable(v.picklist(feedPeriods)),
    /** Only posts of members whom the viewer follows; the other filters are ignored then. */
    following: onlyTrue,
    /** Only notices; the other filters are ignored then. */
    notices: onlyTrue,
  }),
  response: ok({
    data: v.object({ posts: v.array(PostSchema), pagination: PaginationSchema }),
  }),
  // Only searches count towards this limit; only the feed of followed members requires a login.
  errors: ['RATE_LIMITED', 'LOGIN_REQUIRED'],
});

/**
 * The idempotency key: the client creates a random one for each new post, so that the post is saved
 * only once even if it is sent again.
 */
const IdempotencyKey = v.optional(
  v.pipe(v.string(validationTexts.field), v.regex(/^[\w-]{1,64}$/, validationTexts.field)),
);

const Title = line(TITLE_MAX, validationTexts.titleLong, validationTexts.field);

const Blocks = v.pipe(
  shortList(BlockInputSchema, MAX_BLOCKS, validationTexts.postEmpty, validationTexts.blocksMany),
  v.checkItems(
    (block) => block.type !== 'video' || block.url === '' || recogniseVideo(block.url) !== null,
    validationTexts.videoUnsupported,
  ),
);

const PostBody = v.object({
  title: v.nullish(Title, null),
  content: v.nullish(v.string(validationTexts.field)),
  blocks: v.optional(Blocks, []),
  userId: ActingUser,
  authorId: v.optional(v.unknown()),
  author: v.optional(v.unknown()),
  sphereId: v.nullish(idInput('sphere'), null),
  categories: v.nullish(CategoriesSchema),
  apiSource: v.optional(v.unknown()),
  writingId: IdempotencyKey,
  /** For admins: a notice is public at once and leads the feed of the site. */
  isNotice: v.optional(v.boolean(validationTexts.field), false),
});

type PostBody = v.InferOutput<typeof PostBody>;

const textOf = (body: PostBody) =>
  body.blocks.flatMap((block) => (block.type === 'text' ? [block.content] : [])).join('\n');

/**
 * The text of a body that has it only in `content`. Empty if a block contains text, or if `content`
 * is the documented sentence of clients for a post without text.
 */
function loneText({ content, blocks }: PostBody): string {
  if (blocks.some((block) => block.type === 'text' && block.content !== '')) return '';
  const words = storedText(content ?? '');
  return words === dataTexts.richContentPost ? '' : words;
}

/** Turns text that came only in `content` into a block. It comes first, as in the documents. */
function withLoneText(body: PostBody): PostBody {
  const content = loneText(body);
  return content === '' ? body : { ...body, blocks: [{ type: 'text', content }, ...body.blocks] };
}

// Sharing a video (a body with categories) requires more than a rich post.
const isVideoShare = (body: PostBody) => body.categories != null;
const sharesVideo = (body: PostBody) =>
  body.blocks.some((block) => block.type === 'video' && block.url !== '');

/**
 * The body of a new post: a rich one, or with `categories` a shared video
 * (docs/product/rules.md#shared-videos).
 */
const CreatePostBody = v.pipe(
  PostBody,
  v.forward(
    v.check(
      (body) => lengthOf(loneText(body), BLOCK_TEXT_MAX) <= BLOCK_TEXT_MAX,
      validationTexts.blockTextLong,
    ),
    ['content'],
  ),
  v.transform(withLoneText),
  v.forward(
    v.check(({ blocks }) => blocks.some(hasContent), validationTexts.postEmpty),
    ['blocks'],
  ),
  v.forward(
    v.check(({ blocks }) => blocks.length <= MAX_BLOCKS, validationTexts.blocksMany),
    ['blocks'],
  ),
  v.forward(
    v.check((body) => !body.isNotice || body.sphereId === null, validationTexts.noticeSphere),
    ['sphereId'],
  ),
  v.check(
    (body) =>
      !isVideoShare(body) || (Boolean(body.title) && textOf(body) !== '' && sharesVideo(body)),
    validationTexts.videoRequired,
  ),
  v.check(
    (body) => !isVideoShare(body) || lengthOf(textOf(body), VIDEO_CONTENT_MAX) <= VIDEO_CONTENT_MAX,
    validationTexts.contentLong,
  ),
);

export const createPost = endpoint({
  summary:
    'Creates a post or shares a video; it waits for review if the settings require one. A notice of an admin is public at once and pinned first. Repeating a writingId returns the existing post',
  access: 'member',
  needsEmail: true,
  body: CreatePostBody,
  status: 201,
  response: ok({
    postId: idOutput('post'),
    post: PostSchema,
    rewards: v.object({ points: v.number(), plantExperience: v.number() }),
  }),
  errors: ['FORBIDDEN_CONTENT', 'USER_MISMATCH', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
});

export const getPostDetail = endpoint({
  summary: 'A post with its first and best comments; a pending one only for its author and admins',
  access: 'public',
  params,
  query: v.object({ userId: IgnoredUser }),
  response: ok({
    post: PostSchema,
    comments: v.array(CommentSchema),
    /** The most liked comments of all pages; at most three, each with at least five likes. */
    bestComments: v.array(CommentSchema),
    commentsPagination: PaginationSchema,
  }),
  errors: ['NOT_FOUND'],
});

export const updatePost = endpoint({
  summary: "Changes a post; if the author changes a confirmed post's content, it returns to review",
  access: 'member',
  needsEmail: true,
  params,
  body: v.object({
    userId: ActingUser,
    title: v.optional(v.nullable(Title)),
    blocks: v.optional(
      v.pipe(
        Blocks,
        v.check((blocks) => blocks.some(hasContent), validationTexts.postEmpty),
      ),
    ),
    /** Another sphere that the author has joined; null for no sphere. */
    sphereId: v.optional(v.nullable(idInput('sphere'))),
    categories: v.optional(CategoriesSchema),
    /** The revision that the change is based on; a change of an older revision is refused. */
    baseRevision: v.optional(
      v.pipe(
        v.number(validationTexts.field),
        v.safeInteger(validationTexts.field),
        v.minValue(0, validationTexts.field),
      ),
    ),
  }),
  response: ok({ post: PostSchema }),
  errors: ['FORBIDDEN_CONTENT', 'USER_MISMATCH', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'STALE'],
});

export const deletePost = endpoint({
  summary: 'Deletes a post',
  access: 'member',
  params,
  response: ok({}),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const reactToPost = endpoint({
  summary: 'Toggles like or dislike, or sets it with `on`; one replaces the other',
  access: 'member',
  params,
  body: v.object({
    userId: ActingUser,
    type: v.picklist(['like', 'dislike'], validationTexts.reaction),
    on: WishedState,
  }),
  response: ok({
    postId: idOutput('post'),
    likes: v.number(),
    dislikes: v.number(),
    isLiked: v.boolean(),
    isDisliked: v.boolean(),
  }),
  errors: ['USER_MISMATCH', 'NOT_FOUND'],
});

export const sharePost = endpoint({
  summary: 'Counts a share of a post',
  access: 'public',
  params,
  response: ok({ shareCount: v.number() }),
  errors: ['NOT_FOUND'],
});
