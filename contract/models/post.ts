import * as v from 'valibot';
import { BlockSchema } from './block';
import { ContentSchema, TimingSchema } from './category';
import { pinScopes } from '../rules/posts/pins';
import { idOutput } from './ids';

/** One entry of `media`, the flat form of the blocks for older clients. */
const MediaSchema = v.object({
  media_type: v.picklist(['image', 'video', 'link', 'text']),
  media_url: v.nullable(v.string()),
  content: v.nullable(v.string()),
});

/** A post as the API returns it. Source: docs/product/rules.md#posts. */
export const PostSchema = v.object({
  postId: idOutput('post'),
  post_id: idOutput('post'),
  title: v.nullable(v.string()),
  content: v.string(),
  blocksJson: v.array(BlockSchema),
  userId: idOutput('user'),
  userName: v.string(),
  profileImage: v.nullable(v.string()),
  bio: v.string(),
  likeCount: v.number(),
  dislikeCount: v.number(),
  commentCount: v.number(),
  shareCount: v.number(),
  viewCount: v.number(),
  isLiked: v.boolean(),
  isDisliked: v.boolean(),
  /** Whether the viewer saved it. */
  isSaved: v.boolean(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  sphereId: v.nullable(idOutput('sphere')),
  sphereName: v.nullable(v.string()),
  sphereIcon: v.nullable(v.string()),
  /** The number of content changes; a client names the revision that its change is based on. */
  revision: v.number(),
  isPinned: v.boolean(),
  /** Where it is pinned, and until when; null if it is not. */
  pin: v.nullable(
    v.object({
      scope: v.picklist(pinScopes),
      until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
  /** Whether it is an announcement of the admins. */
  isNotice: v.boolean(),
  isConfirmed: v.boolean(),
  /** Whether an admin decided that it must not appear; then it is not confirmed either. */
  isRejected: v.boolean(),
  /** Whether reports hide it until an admin decides; then it is not confirmed either. */
  isBlinded: v.boolean(),
  /** Whether its first confirmation, which rewards its author, has not happened yet. */
  isRewardDue: v.boolean(),
  /** Why it was taken down or rejected; null if it was not, or was changed or confirmed since. */
  revertReason: v.nullable(v.string()),
  image: v.nullable(v.string()),
  media: v.array(MediaSchema),
  categories: v.object({ timing: v.nullable(TimingSchema), content: v.nullable(ContentSchema) }),
  apiSource: v.nullable(v.picklist(['manual', 'youtube_api'])),
  ranking: v.nullable(v.number()),
  region: v.nullable(v.string()),
});
export type Post = v.InferOutput<typeof PostSchema>;
