import { describe, expect, it } from 'vitest';
import { findScreens } from './findScreens';

const load = () => Promise.resolve({ default: () => null });

describe('the screens of a table of pages', () => {
  it('come from the names of its rows, in any folder', () => {
    const files = { '../screens/admin/ReviewPostsScreen/ReviewPostsScreen.tsx': load };
    const screens = findScreens(['reviewPosts'], files);
    expect(Object.keys(screens)).toEqual(['reviewPosts']);
  });

  it('must all exist', () => {
    expect(() => findScreens(['gone'], {})).toThrow('GoneScreen');
  });
});
