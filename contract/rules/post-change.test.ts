import { describe, expect, it } from 'vitest';
import { changeOf, reviewAfterChange } from './post-change';

const words = { title: '제목', blocks: '[1]', timing: 'meal', content: null as string | null };
const post = { ...words, revision: 3 };

describe('the change of a post', () => {
  it('keeps what is not sent and counts one revision', () => {
    const changed = changeOf(post, { title: '' });
    expect(changed).toEqual({ ...words, title: null, isChange: true, revision: 4 });
    const categories = { timing: 'meal', content: 'music' };
    expect(changeOf(post, { categories, baseRevision: 3 })).toMatchObject({ content: 'music' });
  });

  it('is stale only where it changes something', () => {
    expect(() => changeOf(post, { blocks: '[2]', baseRevision: 2 })).toThrow();
    const same = { blocks: '[1]', title: '제목', baseRevision: 0 };
    expect(changeOf(post, same)).toEqual({ ...words, isChange: false, revision: 3 });
  });

  it('goes back to review where the author made it and the settings ask for review', () => {
    const taken = { isConfirmed: true, revertReason: '까닭' };
    const after = (isAuthor: boolean, isReviewRequired: boolean) =>
      reviewAfterChange(taken, { isAuthor, isReviewRequired });
    expect(after(true, true)).toEqual({ isConfirmed: false, revertReason: null });
    expect(after(true, false)).toEqual({ isConfirmed: true, revertReason: null });
    expect(after(false, true)).toEqual(taken);
  });
});
