import { PinnedPost } from '@/components/PinnedPost/PinnedPost';
import { PostCard } from '@/components/PostCard/PostCard';
import { memberPath, postPath, spherePath } from '@/config/routes';
import { usePost } from '@/state/posts';
import type { Post } from '@contract/models/post';
import type { PinScope } from '@contract/rules/posts/pins';
import { memo, type ReactNode } from 'react';

/** Elements of other features that the screen adds to a post. */
export type PostSlot = (post: Post) => ReactNode;

/** Tells a post's page that "back" leads to the list. */
export const fromFeed = { from: 'feed' } as const;

interface PostItemProps {
  postId: string;
  /** The scope of the pins that lead the list; null for a list without. */
  pins: PinScope | null;
  /** Whether its picture is the first in view. */
  eager: boolean;
  renderActions: PostSlot;
  renderMenu: PostSlot;
}

/** One post of the list; rendered again only when that post changes. */
export const PostItem = memo(function PostItem(props: PostItemProps) {
  const { postId, pins, eager, renderActions, renderMenu } = props;
  const post = usePost(postId);
  if (!post) return null;
  const to = postPath(postId);
  const card = (
    <PostCard
      post={post}
      to={to}
      linkState={fromFeed}
      authorTo={memberPath(post.userId)}
      {...(post.sphereId && { sphereTo: spherePath(post.sphereId) })}
      actions={renderActions(post)}
      menu={renderMenu(post)}
      {...(eager && { eager })}
    />
  );
  if (!post.pin || post.pin.scope !== pins) return card;
  return (
    <PinnedPost post={post} to={to} linkState={fromFeed}>
      {card}
    </PinnedPost>
  );
});
