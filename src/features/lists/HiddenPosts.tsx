import { call } from '@/api/client';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { postPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { listFailureTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { hiddenPosts } from './lists';
import { Removable } from './Removable';
import { useRemoval } from './useRemoval';
import { PostList } from './PostList';

/** The posts that the member has hidden, each with a button to show it again. */
export function HiddenPosts({ of }: { of: string }) {
  const setHidden = useSetAtom(setHiddenAtom);
  const clearFeed = useSetAtom(clearFeedAtom);
  const removeItem = useSetAtom(hiddenPosts.removeAtom);
  const mark = (id: string, isOff: boolean) => removeItem(of, id, isOff);
  const remove = useRemoval(
    mark,
    (postId, on) => call(on ? 'hidePost' : 'unhidePost', { params: { postId } }),
    (postId, isHidden) => {
      setHidden('posts', postId, isHidden);
      // A cached list has no position for the post; the next poll would announce it as new.
      if (!isHidden) clearFeed();
    },
  );
  return (
    <PostList
      pages={hiddenPosts}
      of={of}
      label={settingsTexts.hidden}
      failed={listFailureTexts.hidden}
      skeleton={<PostRowSkeleton />}
      skeletons={1}
      empty={
        <Box paddingX={{ base: 16, wide: 20 }}>
          <Text as="p" variant="meta" tone="muted">
            {settingsTexts.hiddenEmpty}
          </Text>
        </Box>
      }
      renderPost={(post, isRemoved) => (
        <Removable
          removed={isRemoved}
          message={settingsTexts.unhidden}
          onUndo={() => remove(post.postId, false)}
        >
          <PostRow
            post={post}
            to={postPath(post.postId)}
            withAuthor
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
        </Removable>
      )}
    />
  );
}
