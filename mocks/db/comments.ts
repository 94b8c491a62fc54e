import { isOnAfter } from '@contract/rules/posts/reactions';
import { nextId } from './ids';
import { notifications } from './notifications';
import { posts } from './posts';
import { reports } from './reports';
import { table, type Row } from './table';

const rows = table('comment');
const likes = table('commentLike');

export type CommentRow = Row<'comment'>;

const keyOf = (commentId: number, memberId: number) => `${commentId}:${memberId}`;

function addToLikes(id: number, difference: number): void {
  const comment = rows.find({ id });
  if (comment) rows.update({ id }, { likeCount: comment.likeCount + difference });
}

export const comments = {
  find: (id: number) => rows.find({ id }),
  listOf: (postId: number) => rows.list({ postId }),
  insert: rows.insert,
  create(
    comment: Pick<CommentRow, 'postId' | 'authorId' | 'parentId' | 'content' | 'createdAt'> &
      Partial<Pick<CommentRow, 'replyToId' | 'mentions'>>,
  ) {
    posts.count(comment.postId, 'commentCount', 1);
    const states = { isEdited: false, isDeleted: false, isBlinded: false };
    const fresh = { replyToId: null, mentions: null, ...states, likeCount: 0 };
    return rows.insert({ ...fresh, ...comment, id: nextId('comment') });
  },
  edit: (id: number, content: string, mentions: string | null) =>
    rows.update({ id }, { content, mentions, isEdited: true }),
  blind: (id: number, isBlinded: boolean) => rows.update({ id }, { isBlinded }),
  /**
   * Deletes a comment. A comment with replies stays as an empty row, so that they keep their place;
   * deleting the last reply removes the row too.
   */
  remove({ id, postId, parentId }: CommentRow): void {
    posts.count(postId, 'commentCount', -1);
    likes.remove({ commentId: id });
    reports.removeOf('comment', id);
    notifications.removeOfComment(id);
    if (rows.find({ parentId: id })) {
      rows.update({ id }, { content: '', mentions: null, isDeleted: true, likeCount: 0 });
      return;
    }
    rows.remove({ id });
    const parent = parentId === null ? null : rows.find({ id: parentId });
    if (parent?.isDeleted && !rows.find({ parentId: parent.id })) rows.remove({ id: parent.id });
  },
  /** The existing comments of a member. */
  listBy: (authorId: number) => rows.list({ authorId }).filter(({ isDeleted }) => !isDeleted),
  /** Removes every comment and every like of a member. */
  removeBy(memberId: number): void {
    for (const comment of comments.listBy(memberId)) comments.remove(comment);
    for (const { commentId } of likes.list({ memberId })) addToLikes(commentId, -1);
    likes.remove({ memberId });
  },
  removeOf(postId: number): void {
    for (const { id } of comments.listOf(postId)) likes.remove({ commentId: id });
    rows.remove({ postId });
  },
  /** The comments that a member likes. */
  listLikedBy: (memberId: number) =>
    likes
      .list({ memberId })
      .map(({ commentId }) => rows.find({ id: commentId }))
      .filter((comment) => comment !== null),
  isLiked: (id: number, memberId: number) => likes.find({ key: keyOf(id, memberId) }) !== null,
  /** Adds a like without counting it, for a world with given counts. */
  insertLike: (commentId: number, memberId: number) =>
    likes.insert({ key: keyOf(commentId, memberId), commentId, memberId }),
  /** Likes or unlikes a comment. @param on the wanted state; undefined toggles */
  pressLike(id: number, memberId: number, on: boolean | undefined): void {
    const isLiked = comments.isLiked(id, memberId);
    const isOn = isOnAfter(isLiked, on);
    if (isOn === isLiked) return;
    if (isOn) comments.insertLike(id, memberId);
    else likes.remove({ key: keyOf(id, memberId) });
    addToLikes(id, isOn ? 1 : -1);
  },
};
