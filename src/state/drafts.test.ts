import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, type Draft, type DraftKind } from './drafts';

interface Values {
  title: string;
}
const kind: DraftKind<Values> = {
  area: 'letter',
  read: ({ title }) => ({ title: typeof title === 'string' ? title : '' }),
  isWritten: ({ title }) => title !== '',
};

const kept = new Map<string, string>();
vi.stubGlobal('window', globalThis);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

const drafts = draftsOf(kind, 'user1');
const draft = (id: string, title: string, savedAt = 1): Draft<Values> => ({
  id,
  savedAt,
  values: { title },
});
const titles = () => drafts.list().map(({ values }) => values.title);

describe('drafts', () => {
  it('replace their own older version and no other', () => {
    drafts.keep(draft('a', 'one'));
    drafts.keep(draft('b', 'other'));
    drafts.keep(draft('a', 'two', 2));
    expect(titles()).toEqual(['two', 'other']);
  });

  it('are a member\u2019s own, and a form\u2019s own', () => {
    draftsOf(kind, 'user2').keep(draft('a', 'secret'));
    draftsOf({ ...kind, area: 'poem' }, 'user1').keep(draft('a', 'verse'));
    expect(titles()).toEqual([]);
  });

  it('are deleted one by one and leave nothing behind', () => {
    drafts.keep(draft('a', 'one'));
    drafts.drop('a');
    expect(titles()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('evict no other draft, however many there are', () => {
    for (const id of 'abcdefg') drafts.keep(draft(id, id));
    expect(titles()).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('are resumed once without asking after an interruption', () => {
    drafts.keep({ ...draft('a', 'broken off'), interrupted: true });
    drafts.keep(draft('b', 'other', 2));
    expect(drafts.takeInterrupted()).toEqual(draft('a', 'broken off'));
    expect(drafts.takeInterrupted()).toBeNull();
    expect(titles()).toEqual(['broken off', 'other']);
  });

  it('survive what an older version or another program stored', () => {
    const key = 'mulbit.draft.letter.user1';
    kept.set(key, '[null, 3, {"id":"x"}, {"id":"y","savedAt":1,"values":{}}]');
    expect(titles()).toEqual([]);
    kept.set(key, '{"title":"x"}');
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
    expect(drafts.keep(draft('a', 'one'))).toBe(false);
  });
});
