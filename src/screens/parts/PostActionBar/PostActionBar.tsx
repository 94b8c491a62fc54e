import { PostActions, type PostActionsProps } from '@/components/PostActions/PostActions';
import { partsOf } from '@/components/PostBlocks/parts';
import { useSave } from '@/features/collect/useSave';
import { useReact } from '@/features/react/useReact';
import { useShare } from '@/features/share/useShare';
import { useWriting } from '@/state/suspension';
import type { Post } from '@contract/models/post';

interface PostActionBarProps extends Pick<PostActionsProps, 'comments' | 'boxed'> {
  post: Post;
}

/** The actions on a post, connected to the features like, save and share. */
export function PostActionBar({ post, comments, boxed }: PostActionBarProps) {
  const { needsLogin, asMember, onReact } = useReact(post.postId);
  const save = useSave(post.postId);
  const share = useShare();
  const writing = useWriting();
  return (
    <PostActions
      reactions={post}
      commentCount={post.commentCount}
      saved={post.isSaved}
      onSave={() => asMember(save)}
      comments={comments}
      needsLogin={needsLogin}
      writing={writing}
      {...(boxed && { boxed })}
      onReact={onReact}
      onShare={() => {
        const { title, text } = partsOf(post);
        share({ postId: post.postId, title, text });
      }}
    />
  );
}
