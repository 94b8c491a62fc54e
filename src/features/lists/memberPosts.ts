import { call } from '@/api/client';
import { sharePosts } from '@/state/posts';
import { leftOutPostsAtom } from '@/state/hidden';
import type { Post } from '@contract/models/post';
import { createPages } from '@/state/pages';

/** The posts of any member; the member's own posts include those under review. */
export const memberPosts = createPages<Post>({
  load: async (of, cursor, signal) => {
    const asked = { params: { userId: of }, query: { ...(cursor && { cursor }) } };
    const { posts, pagination } = await call('listMemberPosts', asked, signal);
    return { items: posts, nextCursor: pagination.nextCursor };
  },
  idOf: ({ postId }) => postId,
  share: sharePosts,
  leftOut: leftOutPostsAtom,
});
