import { PostCard } from '@/components/PostCard/PostCard';
import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import { memberPath, postPath, routes, spherePath } from '@/config/routes';
import { EmptyList } from '@/features/lists/EmptyList';
import { memberPosts } from '@/features/lists/memberPosts';
import { PostList } from '@/features/lists/PostList';
import { memberTexts } from '@/texts/member';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { PostMenu } from '../parts/PostMenu/PostMenu';

/** How many posts are drawn at first: more than a phone shows. The budget of the first view limits nodes. */
const FIRST = 4;

interface MemberPostsProps {
  userId: string;
  name: string;
}

/** A member's posts, as in the feed. */
export function MemberPosts({ userId, name }: MemberPostsProps) {
  return (
    <PostList
      pages={memberPosts}
      of={userId}
      label={memberTexts.postsTitle(name)}
      failed={memberTexts.postsFailed}
      variant="cards"
      skeleton={<PostCardSkeleton />}
      skeletons={2}
      first={FIRST}
      empty={<EmptyList message={memberTexts.empty} act={memberTexts.browse} to={routes.home} />}
      renderPost={(post) => (
        <PostCard
          post={post}
          to={postPath(post.postId)}
          authorTo={memberPath(post.userId)}
          {...(post.sphereId && { sphereTo: spherePath(post.sphereId) })}
          actions={
            <PostActionBar post={post} comments={{ to: `${postPath(post.postId)}#comments` }} />
          }
          menu={<PostMenu post={post} />}
        />
      )}
    />
  );
}
