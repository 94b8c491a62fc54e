import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDrafts, takeInterrupted, type Draft } from './drafts';
import { noVideo } from './videoForm';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

const draft = (id: string, title: string, savedAt = 1): Draft => ({
  id,
  savedAt,
  values: { ...noVideo, title },
});
const titles = () => readDrafts('user1').map(({ values }) => values.title);

describe('drafts', () => {
  it('replace their own older version and no other', () => {
    keepDraft('user1', draft('a', 'one'));
    keepDraft('user1', draft('b', 'other'));
    keepDraft('user1', draft('a', 'two', 2));
    expect(titles()).toEqual(['two', 'other']);
  });

  it('are a member\u2019s own', () => {
    keepDraft('user2', draft('a', 'secret'));
    expect(titles()).toEqual([]);
  });

  it('go one by one, and leave nothing behind', () => {
    keepDraft('user1', draft('a', 'one'));
    dropDraft('user1', 'a');
    expect(titles()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are at most five', () => {
    for (const id of 'abcdefg') keepDraft('user1', draft(id, id));
    expect(titles()).toEqual(['g', 'f', 'e', 'd', 'c']);
  });

  it('are taken up without asking once, if the session broke them off', () => {
    keepDraft('user1', { ...draft('a', 'broken off'), interrupted: true });
    keepDraft('user1', draft('b', 'other', 2));
    expect(takeInterrupted('user1')).toEqual(draft('a', 'broken off'));
    expect(takeInterrupted('user1')).toBeNull();
    expect(titles()).toEqual(['broken off', 'other']);
  });

  it('survive what an older version or a stranger wrote', () => {
    kept.set(
      'mulbit.draft.video.user1',
      '[null, 3, {"id":"x"}, {"id":"y","savedAt":1,"values":{}}]',
    );
    expect(titles()).toEqual([]);
    kept.set('mulbit.draft.video.user1', '{"title":"x"}');
    expect(titles()).toEqual([]);
  });

  it('say when the browser refuses to keep them', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    });
    expect(keepDraft('user1', draft('a', 'one'))).toBe(false);
  });
});
