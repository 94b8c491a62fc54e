import { posts, type PostRow } from './posts';

/** Shows a post to everybody; the first time gives it its place in the feed. */
export function confirmPost({ id, publishedAt }: PostRow, now: number): void {
  posts.update(id, { isConfirmed: true, publishedAt: publishedAt ?? now });
}

/** Takes a post back into review; its place stays. */
export function unconfirmPost({ id }: PostRow): void {
  posts.update(id, { isConfirmed: false });
}
