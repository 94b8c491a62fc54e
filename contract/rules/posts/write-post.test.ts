import { describe, expect, it } from 'vitest';
import type { BlockInput } from './block-types';
import { storedBlocks } from './blocks';
import { changeOf, newPostOf, reviewAfterChange, type ChangeKind } from './write-post';

const all: BlockInput[] = [
  { id: 'b1', type: 'text', content: '본문' },
  { id: 'b2', type: 'image', url: '/uploads/a.webp', caption: '노을' },
  { id: 'b3', type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', caption: '한강' },
  { id: 'b4', type: 'link', url: 'https://example.com/', title: '소식', description: '긴 설명' },
];
const blocks = storedBlocks(all);
const words = {
  title: '제목',
  blocks,
  sphereId: 2 as number | null,
  timing: 'meal',
  content: null as string | null,
};
const post = { ...words, revision: 3, isNotice: false };

/** The blocks with one changed field in one of them. */
const withField = (at: number, field: string, value: string) =>
  storedBlocks(
    all.map((block, position) => (position === at ? { ...block, [field]: value } : block)),
  );

describe('the change of a post', () => {
  it('keeps missing fields and counts one revision', () => {
    const changed = changeOf(post, { title: '' });
    expect(changed).toEqual({ ...words, title: null, kind: 'content', revision: 4 });
    const categories = { timing: 'meal', content: 'music' };
    expect(changeOf(post, { categories, baseRevision: 3 })).toEqual({
      ...words,
      content: 'music',
      kind: 'categories',
      revision: 4,
    });
  });

  it('of the sphere alone counts as a change of the categories, and no sphere is a choice too', () => {
    expect(changeOf(post, { sphereId: 5 })).toEqual({
      ...words,
      sphereId: 5,
      kind: 'categories',
      revision: 4,
    });
    expect(changeOf(post, { sphereId: null })).toMatchObject({ sphereId: null, revision: 4 });
    expect(changeOf(post, { sphereId: 2 })).toMatchObject({ kind: 'none', revision: 3 });
    expect(changeOf(post, { sphereId: 5, title: '둘째' }).kind).toBe('content');
  });

  it('is stale only if it has an effect', () => {
    expect(() => changeOf(post, { title: '둘째', baseRevision: 2 })).toThrow();
    expect(() =>
      changeOf(post, { categories: { timing: null, content: null }, baseRevision: 2 }),
    ).toThrow();
    const same = { blocks, title: '제목', baseRevision: 0 };
    expect(changeOf(post, same)).toEqual({ ...words, kind: 'none', revision: 3 });
  });

  it.each<[string, ReturnType<typeof storedBlocks>, ChangeKind]>([
    ['the same blocks', storedBlocks(all), 'none'],
    [
      'the same blocks without ids',
      storedBlocks(all.map((block) => ({ ...block, id: '' }))),
      'none',
    ],
    ['another text', withField(0, 'content', '다른 본문'), 'content'],
    ['another caption', withField(1, 'caption', '아침'), 'content'],
    ['another video', withField(2, 'url', 'https://youtu.be/aqz-KE-bpKQ'), 'content'],
    ['another title of a link', withField(3, 'title', '새 소식'), 'content'],
    ['another picture of a link', withField(3, 'image', 'https://example.com/a.png'), 'content'],
    ['another site name of a link', withField(3, 'siteName', '남의 신문'), 'content'],
    ['another order', [...blocks].reverse(), 'content'],
    ['one block less', blocks.slice(1), 'content'],
  ])('a change of %s is recognised by what its author wrote', (_, wanted, kind) => {
    expect(changeOf(post, { blocks: wanted }).kind).toBe(kind);
  });

  it('leaves a host’s data unchanged if the author changed nothing', () => {
    const known = blocks.map((block) =>
      block.type === 'video' ? { ...block, image: 'https://i.vimeocdn.com/1.jpg' } : block,
    );
    const changed = changeOf({ ...post, blocks: known }, { blocks });
    expect(changed).toEqual({ ...words, blocks: known, kind: 'none', revision: 3 });
  });
});

describe('the review after a change', () => {
  const taken = { isConfirmed: true, isRejected: false, revertReason: '까닭' };
  const rejected = { isConfirmed: false, isRejected: true, revertReason: '까닭' };
  const waits = { isConfirmed: false, isRejected: false, revertReason: null };
  const stays = { isConfirmed: true, isRejected: false, revertReason: null };
  const after = (kind: ChangeKind, isAuthor: boolean, isReviewRequired: boolean, before = taken) =>
    reviewAfterChange(before, { kind, isAuthor, isReviewRequired });

  it('restarts if the author changed the content and the settings require a review', () => {
    expect(after('content', true, true)).toEqual(waits);
    expect(after('content', true, false)).toEqual(stays);
    expect(after('content', false, true)).toEqual(taken);
  });

  it('does not restart after a change of the categories alone, or without effect', () => {
    expect(after('categories', true, true)).toEqual(stays);
    expect(after('none', true, true)).toEqual(taken);
  });

  it('returns a rejected post to the queue after any change by its author, but not by others', () => {
    for (const kind of ['content', 'categories'] as const) {
      for (const isRequired of [true, false]) {
        expect(after(kind, true, isRequired, rejected)).toEqual(waits);
      }
      expect(after(kind, false, true, rejected)).toEqual(rejected);
    }
    expect(after('none', true, true, rejected)).toEqual(rejected);
  });
});

const request = { title: '제목', sphereId: 3, writingId: 'key', isNotice: false };

it('a new post waits for its first confirmation only if the settings require a review', () => {
  expect(newPostOf(request, 7, true, 500)).toEqual({
    authorId: 7,
    sphereId: 3,
    title: '제목',
    timing: null,
    content: null,
    apiSource: null,
    createdAt: 500,
    publishedAt: null,
    isConfirmed: false,
    isNotice: false,
    idempotencyKey: 'key',
  });
  const published = { publishedAt: 500, isConfirmed: true };
  expect(newPostOf(request, 7, false, 500)).toMatchObject(published);
});

it('a new post with categories shares a video, even if all of them are null', () => {
  const none = { timing: null, content: null };
  const categories = { timing: 'break', content: null };
  expect(newPostOf({ ...request, categories: none }, 7, true, 0).apiSource).toBe('manual');
  expect(newPostOf({ ...request, categories }, 7, true, 0)).toMatchObject(categories);
});

it('a new post has no title rather than an empty one', () => {
  const plain = { title: '', sphereId: null, isNotice: false };
  expect(newPostOf(plain, 7, true, 0)).toMatchObject({ title: null, idempotencyKey: null });
});
