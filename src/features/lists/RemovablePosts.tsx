import { call } from '@/api/client';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { postPath, routes } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { patchPostAtom } from '@/state/posts';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import type { Post } from '@contract/models/post';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { hiddenPosts, savedPosts } from './lists';
import { EmptyList } from './PagedList';
import { PostList } from './PostList';
import { NoItems, Removable, useRemoval } from './Removable';

interface RemovablePostProps {
  post: Post;
  removed: boolean;
  /** The text in place of a removed post. */
  message: string;
  onUndo: () => void;
  /** The button that removes it. */
  action: ReactNode;
  /** The button has text. */
  wordy?: boolean;
}

/** The row of a post that can leave its list and return. */
export function RemovablePost({ post, action, wordy = false, ...rest }: RemovablePostProps) {
  return (
    <Removable {...rest}>
      <PostRow post={post} to={postPath(post.postId)} withAuthor wordy={wordy} action={action} />
    </Removable>
  );
}

/** The posts that the member has hidden, each with a button to show it again. */
export function HiddenPosts({ of }: { of: string }) {
  const setHidden = useSetAtom(setHiddenAtom);
  const clearFeed = useSetAtom(clearFeedAtom);
  const remove = useRemoval({
    pages: hiddenPosts,
    of,
    send: (postId, on) => call(on ? 'hidePost' : 'unhidePost', { params: { postId } }),
    onSent: (postId, isHidden) => {
      setHidden('posts', postId, isHidden);
      // A cached list has no position for the post; the next poll would announce it as new.
      if (!isHidden) clearFeed();
    },
  });
  return (
    <PostList
      pages={hiddenPosts}
      of={of}
      label={settingsTexts.hidden}
      failed={listFailureTexts.hidden}
      skeleton={<PostRowSkeleton />}
      skeletons={1}
      empty={<NoItems>{settingsTexts.hiddenEmpty}</NoItems>}
      renderPost={(post, isRemoved) => (
        <RemovablePost
          post={post}
          removed={isRemoved}
          message={settingsTexts.unhidden}
          onUndo={() => remove(post.postId, false)}
          wordy
          action={
            <Button
              variant="soft"
              size="sm"
              aria-label={settingsTexts.unhideOf(partsOf(post).title)}
              onClick={() => remove(post.postId, true)}
            >
              {settingsTexts.unhide}
            </Button>
          }
        />
      )}
    />
  );
}

/** The posts that the member has saved. */
export function SavedPosts({ of }: { of: string }) {
  const patch = useSetAtom(patchPostAtom);
  const remove = useRemoval({
    pages: savedPosts,
    of,
    send: (postId, on) => call(on ? 'savePost' : 'unsavePost', { params: { postId } }),
    // The post holds the saved state, because it can also be unsaved on its own page.
    mark: (postId, isOff) => patch(postId, { isSaved: !isOff }),
  });
  return (
    <PostList
      pages={savedPosts}
      of={of}
      label={myTexts.tabs.saved}
      failed={listFailureTexts.saved}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.saved} to={routes.home} />}
      renderPost={(post) => (
        <RemovablePost
          post={post}
          removed={!post.isSaved}
          message={myTexts.unsaved}
          onUndo={() => remove(post.postId, false)}
          action={
            <IconButton
              label={myTexts.unsaveOf(partsOf(post).title)}
              icon={<XIcon />}
              tone="muted"
              onClick={() => remove(post.postId, true)}
            />
          }
        />
      )}
    />
  );
}
