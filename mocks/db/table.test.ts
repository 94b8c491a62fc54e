import { beforeEach, expect, test } from 'vitest';
import { resetWorld } from '../world';
import { collections } from './collections';
import { comments } from './comments';
import { members } from './members';
import { posts } from './posts';
import { isSnapshot, restoreSnapshot, takeSnapshot } from './snapshot';

beforeEach(() => {
  resetWorld();
});

test('a record from a table is a copy', () => {
  const post = posts.find(1);
  if (post) post.title = 'changed in passing';
  expect(posts.find(1)?.title).not.toBe('changed in passing');
});

test('the id of a deleted record is not reused', () => {
  const draft = { postId: 1, authorId: 1, parentId: null, content: 'x', createdAt: 0 };
  const first = comments.create(draft);
  comments.remove(first);
  expect(comments.create(draft).id).toBe(first.id + 1);
});

test('a world is unchanged after writing and reading', () => {
  members.update(1, { bio: '물가에 삽니다.' });
  const kept = structuredClone(takeSnapshot());
  resetWorld();
  expect(isSnapshot(kept)).toBe(true);
  restoreSnapshot(kept);
  expect(takeSnapshot()).toEqual(kept);
});

test.each([
  ['nothing', undefined],
  ['something else', { member: 'x' }],
  ['a table that is gone', { ...takeSnapshot(), post: undefined }],
  ['a field of the wrong kind', { ...takeSnapshot(), counter: [{ kind: 'post', last: '7' }] }],
  ['a row without a key', { ...takeSnapshot(), postView: [{ key: '' }] }],
])('%s is no world', (_, kept) => {
  expect(isSnapshot(kept)).toBe(false);
});

test('every table has rows of its own shape', () => {
  expect(Object.keys(takeSnapshot()).sort()).toEqual(Object.keys(collections).sort());
});
