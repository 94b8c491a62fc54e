import { expect, it } from 'vitest';
import { videoDrafts, noVideo } from './useVideoForm';

it('a draft is read field by field from any stored data', () => {
  const stored = { title: '물빛', link: 3, timing: 'noon', category: 'cooking', sphereId: null };
  expect(videoDrafts.read(stored)).toEqual({ ...noVideo, title: '물빛', category: 'cooking' });
  expect(videoDrafts.isWritten(videoDrafts.read({}))).toBe(false);
});
