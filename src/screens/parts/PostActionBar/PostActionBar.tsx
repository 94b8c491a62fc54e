import { PostActions, type PostActionsProps } from '@/components/PostActions/PostActions';
import { partsOf } from '@/components/PostBlocks/parts';
import { useReact } from '@/features/react/useReact';
import { useShare } from '@/features/share/useShare';
import type { Post } from '@contract/models/post';

interface PostActionBarProps extends Pick<PostActionsProps, 'comments' | 'boxed'> {
  post: Post;
}

/** What can be done with a post, connected: here like and share meet. */
export function PostActionBar({ post, comments, boxed }: PostActionBarProps) {
  const { needsLogin, onReact } = useReact(post.postId);
  const share = useShare();
  return (
    <PostActions
      reactions={post}
      commentCount={post.commentCount}
      comments={comments}
      needsLogin={needsLogin}
      {...(boxed && { boxed })}
      onReact={onReact}
      onShare={() => {
        const { title, text } = partsOf(post);
        void share({ postId: post.postId, title, text });
      }}
    />
  );
}
