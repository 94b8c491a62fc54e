import { call } from '@/api/client';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { postPath, routes } from '@/config/routes';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { patchPostAtom } from '@/state/posts';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { useSetAtom } from 'jotai';
import { EmptyList } from './PagedList';
import { savedPosts } from './lists';
import { Removable } from './Removable';
import { useRemoval } from './useRemoval';
import { PostList } from './PostList';

/** The posts that the member has saved. */
export function SavedPosts({ of }: { of: string }) {
  const patch = useSetAtom(patchPostAtom);
  // The post holds the saved state, because it can also be unsaved on its own page.
  const mark = (postId: string, isOff: boolean) => patch(postId, { isSaved: !isOff });
  const remove = useRemoval(mark, (postId, on) =>
    call(on ? 'savePost' : 'unsavePost', { params: { postId } }),
  );
  return (
    <PostList
      pages={savedPosts}
      of={of}
      label={myTexts.tabs.saved}
      failed={listFailureTexts.saved}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.saved} to={routes.home} />}
      renderPost={(post) => (
        <Removable
          removed={!post.isSaved}
          message={myTexts.unsaved}
          onUndo={() => remove(post.postId, false)}
        >
          <PostRow
            post={post}
            to={postPath(post.postId)}
            withAuthor
            action={
              <IconButton
                label={myTexts.unsaveOf(partsOf(post).title)}
                icon={<XIcon />}
                tone="muted"
                onClick={() => remove(post.postId, true)}
              />
            }
          />
        </Removable>
      )}
    />
  );
}
