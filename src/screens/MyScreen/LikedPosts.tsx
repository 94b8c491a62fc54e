import { partsOf } from '@/components/PostBlocks/parts';
import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { feedPath } from '@/config/feedAddress';
import { postPath } from '@/config/routes';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Text } from '@/design/components/Text/Text';
import { HeartFilledIcon } from '@/design/icons/icons';
import { EmptyList } from '@/features/lists/EmptyList';
import { likedPosts } from '@/features/lists/lists';
import { PostList } from '@/features/lists/PostList';
import { Removable } from '@/features/lists/Removable';
import { useReact } from '@/features/react/useReact';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import type { Post } from '@contract/models/post';

function LikedPost({ post }: { post: Post }) {
  const { onReact } = useReact(post.postId);
  const toggle = () => onReact('like');
  return (
    <Removable removed={!post.isLiked} message={myTexts.unliked} onUndo={toggle}>
      <PostRow
        post={post}
        to={postPath(post.postId)}
        withAuthor
        action={
          <IconButton
            label={myTexts.unlikeOf(partsOf(post).title)}
            icon={
              <Text tone="like">
                <HeartFilledIcon />
              </Text>
            }
            onClick={toggle}
          />
        }
      />
    </Removable>
  );
}

/** The posts that the member likes; a removed like can be restored in its place. */
export function LikedPosts({ of }: { of: string }) {
  return (
    <PostList
      pages={likedPosts}
      of={of}
      label={myTexts.tabs.likes}
      failed={listFailureTexts.likes}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.likes} to={feedPath({ sort: 'popular' })} />}
      renderPost={(post) => <LikedPost post={post} />}
    />
  );
}
