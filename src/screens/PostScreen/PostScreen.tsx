import { postPath } from '@/config/routes';
import { formatId, parseId } from '@contract/rules/ids';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PostView } from './PostView';
import { MissingPost } from './MissingPost';

export { preparePost as prepare } from './preparePost';

/** A post's own page. `/post/post12` is an old way to write `/post/12` and leads there. */
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
