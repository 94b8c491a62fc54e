import { comments } from './comments';
import { hiddenPosts, mutedPosts, savedPosts } from './marks';
import { notifications } from './notifications';
import { posts } from './posts';
import { reactions } from './reactions';
import { reports } from './reports';

/** Removes a post with all its dependent records. */
export function removePost(id: number): void {
  comments.removeOf(id);
  reactions.removeOf(id);
  savedPosts.removeOfPost(id);
  hiddenPosts.removeOfPost(id);
  mutedPosts.removeOfPost(id);
  reports.removeOfPost(id);
  notifications.removeOfPost(id);
  posts.remove(id);
}
