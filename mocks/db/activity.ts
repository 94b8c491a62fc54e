import { activityKinds, type Activity } from '@contract/models/activity';
import { postRewards } from '@contract/rules/rewards';
import { comments } from './comments';
import { posts } from './posts';
import { reactions } from './reactions';
import { spheres } from './spheres';

/** One thing that a member did. */
export interface ActivityRow {
  kind: Activity['kind'];
  /** Of the post, the comment or the sphere that the kind speaks of. */
  id: number;
  postId: number | null;
  sphereId: number | null;
  waterDrops: number;
  at: number;
}

/** The numbers that place an entry: when, what kind of thing, which. */
export const activityKeys = ({ at, kind, id }: ActivityRow) => [
  at,
  activityKinds.indexOf(kind),
  id,
];

const aboutPost = (
  kind: ActivityRow['kind'],
  at: number,
  postId: number,
  { id = postId, waterDrops = 0 } = {},
): ActivityRow => ({ kind, id, postId, sphereId: null, waterDrops, at });

/** What a member did, in no order; what is deleted is no longer told. */
export function listActivity(memberId: number): ActivityRow[] {
  const own = posts.list().filter(({ authorId }) => authorId === memberId);
  return [
    ...own.map(({ id, createdAt }) => aboutPost('post_create', createdAt, id)),
    ...own.flatMap(({ id, publishedAt }) =>
      publishedAt === null
        ? []
        : [aboutPost('post_confirm', publishedAt, id, { waterDrops: postRewards.points })],
    ),
    ...comments
      .listBy(memberId)
      .map(({ id, postId, createdAt }) => aboutPost('comment_write', createdAt, postId, { id })),
    ...reactions
      .listBy(memberId)
      .filter(({ type }) => type === 'like')
      .map(({ postId, createdAt }) => aboutPost('like_give', createdAt, postId)),
    ...spheres.membershipsOf(memberId).map(({ sphereId, joinedAt }) => ({
      kind: 'sphere_join' as const,
      id: sphereId,
      postId: null,
      sphereId,
      waterDrops: 0,
      at: joinedAt,
    })),
  ];
}
