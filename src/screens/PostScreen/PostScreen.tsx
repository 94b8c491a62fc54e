import { postPath } from '@/config/routes';
import { formatId, parseId } from '@contract/rules/site/ids';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PostView } from './PostView';
import { MissingPost } from './MissingPost';
import { prepareDetailAtom } from '@/features/post-detail/PostArticle';
import type { createStore } from 'jotai';

/** Loads the first view of a post's page; nothing for an address that names no post. */
export async function prepare(
  store: ReturnType<typeof createStore>,
  { postId: given }: { postId?: string | undefined },
): Promise<void> {
  const id = parseId('post', given);
  if (id === null) return;
  const postId = formatId('post', id);
  await store.set(prepareDetailAtom, postId);
}

/** A post's own page. `/post/post12` is an old form of `/post/12` and redirects there. */
export default function PostScreen() {
  const { postId: given = '' } = useParams();
  const { search, hash, ...location } = useLocation();
  const id = parseId('post', given);
  if (id === null) return <MissingPost />;
  if (given !== String(id)) {
    return (
      <Navigate to={postPath(given) + search + hash} state={location.state as unknown} replace />
    );
  }
  return <PostView key={id} postId={formatId('post', id)} />;
}
