import { PostActions, type PostActionsProps } from '@/components/PostActions/PostActions';
import { partsOf } from '@/components/PostBlocks/parts';
import { useSave } from '@/features/collect/useSave';
import { useReact } from '@/features/react/useReact';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import type { Post } from '@contract/models/post';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { useAtomValue, useStore } from 'jotai';
import type { SharedPost } from '@/features/share/share';

// Loaded with the code that every page loads after hydration.
const code = lazyLoad(() => import('@/features/share/share'));

/** Shares a post, or reports that it failed. */
function useShare() {
  const store = useStore();
  return (post: SharedPost) => {
    code.load().then(
      ({ shareAtom }) => store.set(shareAtom, post),
      () => store.set(showToastAtom, { text: postTexts.linkCopyFailed, tone: 'danger' }),
    );
  };
}

interface PostActionBarProps extends Pick<PostActionsProps, 'comments' | 'boxed'> {
  post: Post;
}

/** The actions on a post, connected to the features like, save and share. */
export function PostActionBar({ post, comments, boxed }: PostActionBarProps) {
  const needsLogin = useAtomValue(userAtom) === null;
  const react = useReact(post.postId);
  const save = useSave(post.postId);
  const share = useShare();
  const writing = useWriting();
  return (
    <PostActions
      reactions={post}
      commentCount={post.commentCount}
      saved={post.isSaved}
      onSave={save}
      comments={comments}
      needsLogin={needsLogin}
      writing={writing}
      {...(boxed && { boxed })}
      onReact={react}
      onShare={() => {
        const { title, text } = partsOf(post);
        share({ postId: post.postId, title, text });
      }}
    />
  );
}
