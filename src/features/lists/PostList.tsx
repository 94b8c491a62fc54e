import { usePost } from '@/state/posts';
import type { Post } from '@contract/models/post';
import type { ReactNode } from 'react';
import type { PagesOf } from '@/state/pages';
import { PagedList } from './PagedList';

interface PostListProps {
  pages: PagesOf<Post>;
  /** The author of the posts. */
  of: string;
  label: string;
  failed: string;
  empty: ReactNode;
  /** The skeleton of one post. */
  skeleton: ReactNode;
  skeletons?: number;
  first?: number;
  variant?: 'rows' | 'cards';
  renderPost: (post: Post, isRemoved: boolean) => ReactNode;
}

interface ShownPostProps extends Pick<PostListProps, 'renderPost'> {
  post: Post;
  isRemoved: boolean;
}

/** A post in its current state: changes made elsewhere show here too. */
function ShownPost({ post, isRemoved, renderPost }: ShownPostProps) {
  return renderPost(usePost(post.postId) ?? post, isRemoved);
}

/** A list of posts, one row or card each. */
export function PostList({ renderPost, ...list }: PostListProps) {
  return (
    <PagedList
      {...list}
      renderItem={(post, isRemoved) => (
        <ShownPost post={post} isRemoved={isRemoved} renderPost={renderPost} />
      )}
    />
  );
}
