import { expect, it } from 'vitest';
import { newPostOf } from './new-post';

const body = { title: '제목', sphereId: 3, writingId: 'key' };

it('a new post waits for its first confirmation only if the settings require a review', () => {
  expect(newPostOf(body, 7, true, 500)).toEqual({
    authorId: 7,
    sphereId: 3,
    title: '제목',
    timing: null,
    content: null,
    apiSource: null,
    createdAt: 500,
    publishedAt: null,
    isConfirmed: false,
    idempotencyKey: 'key',
  });
  const published = { publishedAt: 500, isConfirmed: true };
  expect(newPostOf(body, 7, false, 500)).toMatchObject(published);
});

it('a new post with categories shares a video, even if all of them are null', () => {
  const none = { timing: null, content: null };
  const categories = { timing: 'break', content: null };
  expect(newPostOf({ ...body, categories: none }, 7, true, 0).apiSource).toBe('manual');
  expect(newPostOf({ ...body, categories }, 7, true, 0)).toMatchObject(categories);
});

it('a new post has no title rather than an empty one', () => {
  const plain = { title: '', sphereId: null };
  expect(newPostOf(plain, 7, true, 0)).toMatchObject({ title: null, idempotencyKey: null });
});
