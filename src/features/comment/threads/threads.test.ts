import type { Comment } from '@contract/models/comment';
import { describe, expect, it } from 'vitest';
import { threadsOf, withChange, withHidden } from './threads';
import { withoutComment } from '../rows/DeleteComment';

const comment = (id: number, parent: number | null = null): Comment => ({
  commentId: `comment${id}`,
  postId: 'post1',
  userId: 'user1',
  userName: 'Yuna',
  profileImage: null,
  content: `words ${id}`,
  timeAgo: 'now',
  createdAt: '2026-11-21T00:00:00.000Z',
  likeCount: 2,
  isLiked: false,
  isEdited: false,
  isDeleted: false,
  isBlocked: false,
  isBlinded: false,
  replyTo: null,
  mentions: [],
  parentCommentId: parent === null ? null : `comment${parent}`,
});
const idsOf = (rows: readonly Comment[]) => rows.map(({ commentId }) => commentId);

describe('threads', () => {
  it('contain replies under their comment, including later pages and new replies', () => {
    const threads = threadsOf({
      items: [comment(1), comment(4, 1), comment(2), comment(5, 1)],
      added: [comment(6, 1)],
    });
    expect(threads.map(({ replies }) => idsOf(replies))).toEqual([
      ['comment4', 'comment5', 'comment6'],
      [],
    ]);
  });

  it('leave out a new reply until the page with its parent is loaded', () => {
    const threads = threadsOf({ items: [comment(1)], added: [comment(6, 2), comment(7)] });
    expect(idsOf(threads.map((thread) => thread.comment))).toEqual(['comment1', 'comment7']);
  });
});

describe('a deleted comment', () => {
  it('disappears without replies', () => {
    const rows = { items: [comment(1)], added: [] };
    expect(withoutComment(rows, 'comment1', true).items).toEqual([]);
  });

  it('stays as an empty row while it has replies', () => {
    const before = { items: [comment(1)], added: [comment(2, 1)] };
    const rows = withoutComment(before, 'comment1', true);
    expect(rows.items).toMatchObject([{ isDeleted: true, content: '' }]);
  });

  it('removes an empty row that has no replies left', () => {
    const parent = { ...comment(1), isDeleted: true };
    const before = { items: [parent, comment(2, 1), comment(4)], added: [comment(3, 1)] };
    const one = withoutComment(before, 'comment3', true);
    expect(idsOf([...one.items, ...one.added])).toEqual(['comment1', 'comment2', 'comment4']);
    expect(idsOf(withoutComment(one, 'comment2', true).items)).toEqual(['comment4']);
    // A page that is not loaded yet may contain more replies.
    expect(idsOf(withoutComment(one, 'comment2', false).items)).toEqual(['comment1', 'comment4']);
  });

  it('keeps the comment that it answered', () => {
    const rows = { items: [comment(1), comment(2, 1)], added: [] };
    expect(idsOf(withoutComment(rows, 'comment2', true).items)).toEqual(['comment1']);
  });
});

it('an edit reaches a comment in any thread', () => {
  const rows = withChange({ items: [comment(1)], added: [comment(2)] }, 'comment2', {
    likeCount: 3,
  });
  expect([...rows.items, ...rows.added].map(({ likeCount }) => likeCount)).toEqual([2, 3]);
});

it('the text of blocked members and of reported comments is left out', () => {
  const rows = { items: [comment(1), { ...comment(2), userId: 'user9' }], added: [comment(3)] };
  const hidden = {
    members: new Set(['user9']),
    comments: new Set(['comment3']),
    posts: new Set<string>(),
  };
  const { items, added } = withHidden(rows, hidden);
  expect([...items, ...added].map(({ isBlocked }) => isBlocked)).toEqual([false, true, true]);
  expect([...items, ...added].map(({ content }) => content)).toEqual(['words 1', '', '']);
});
