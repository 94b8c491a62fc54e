import { comments } from './comments';
import { hiddenPosts, savedPosts } from './marks';
import { notifications } from './notifications';
import { posts } from './posts';
import { reactions } from './reactions';
import { reports } from './reports';

/** Takes a post away with all that hangs on it. */
export function removePost(id: number): void {
  comments.removeOf(id);
  reactions.removeOf(id);
  savedPosts.removeOfPost(id);
  hiddenPosts.removeOfPost(id);
  reports.removeOfPost(id);
  notifications.removeOfPost(id);
  posts.remove(id);
}
