import { fixtures } from '@contract/fixtures';
import { reactedMinutesAgo } from '@contract/fixtures/age';
import { DISLIKE, LIKE } from '../tables/reaction';
import { postLinkRows } from '../tables/post-link';
import type { Row } from './rows';

/** The fixtures' posts as rows, oldest first; no two of them share a moment (see tables/search). */
export function postRows(now: number): Row[] {
  let last = 0;
  return fixtures.posts
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo || a.id - b.id)
    .map((post) => {
      const moment = Math.max(last + 1, now - post.minutesAgo * 60_000);
      last = moment;
      return {
        id: post.id,
        author_id: post.authorId,
        sphere_id: post.sphereId,
        title: post.title,
        blocks: JSON.stringify(post.blocks),
        timing: post.timing,
        content_category: post.content,
        api_source: post.timing || post.content ? 'manual' : null,
        is_pinned: Number(post.isPinned),
        pin_position: post.isPinned ? 1 : null,
        is_notice: Number(post.isNotice),
        is_confirmed: Number(post.isConfirmed),
        like_count: post.likeCount,
        dislike_count: post.dislikeCount,
        comment_count: fixtures.comments.filter(({ postId }) => postId === post.id).length,
        share_count: post.shareCount,
        view_count: post.viewCount,
        created_at: moment,
        published_at: post.isConfirmed ? moment : null,
      };
    });
}

/** The sample members' reactions; the posts' counts already include them. */
export function reactionRows(now: number): Row[] {
  return fixtures.posts.flatMap(({ id, likedBy, dislikedBy, minutesAgo }) => {
    const row = (memberId: number, kind: number) => ({
      post_id: id,
      member_id: memberId,
      kind,
      reacted_at: now - reactedMinutesAgo(minutesAgo, memberId) * 60_000,
    });
    return [
      ...likedBy.map((memberId) => row(memberId, LIKE)),
      ...dislikedBy.map((memberId) => row(memberId, DISLIKE)),
    ];
  });
}

/** The links that the fixtures' posts share. */
export function linkRows(): Row[] {
  return fixtures.posts.flatMap(({ id, blocks }) => postLinkRows(id, blocks));
}
