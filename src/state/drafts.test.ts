import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
// The files of a worker share their globals.
afterAll(() => void vi.unstubAllGlobals());

const drafts = draftsOf(kind, 'user1');
const draft = (id: string, title: string, savedAt = 1): Draft<Values> => ({
  id,
  savedAt,
  values: { title },
});
const titles = () => drafts.list().map(({ values }) => values.title);

describe('drafts', () => {
  it('replace only their own older version', () => {
    drafts.keep(draft('a', 'one'));
    drafts.keep(draft('b', 'other'));
    drafts.keep(draft('a', 'two', 2));
    expect(titles()).toEqual(['two', 'other']);
  });

  it('belong to one member and one form', () => {
    draftsOf(kind, 'user2').keep(draft('a', 'secret'));
    draftsOf({ ...kind, area: 'poem' }, 'user1').keep(draft('a', 'verse'));
    expect(titles()).toEqual([]);
  });

  it('are deleted one by one without a trace', () => {
    drafts.keep(draft('a', 'one'));
    drafts.drop('a');
    expect(titles()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('never evict another draft, however many there are', () => {
    for (const id of 'abcdefg') drafts.keep(draft(id, id));
    expect(titles()).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('resume an interrupted draft once without asking', () => {
    drafts.keep({ ...draft('a', 'broken off'), interrupted: true });
    drafts.keep(draft('b', 'other', 2));
    expect(drafts.takeInterrupted()).toEqual(draft('a', 'broken off'));
    expect(drafts.takeInterrupted()).toBeNull();
    expect(titles()).toEqual(['broken off', 'other']);
  });

  it('survive values from an older version or another program', () => {
    const key = 'mulbit.draft.letter.user1';
    kept.set(key, '[null, 3, {"id":"x"}, {"id":"y","savedAt":1,"values":{}}]');
    expect(titles()).toEqual([]);
    kept.set(key, '{"title":"x"}');
    expect(titles()).toEqual([]);
  });

  it('report that the browser refuses to store them', () => {
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
