import { storedBlocks } from '@contract/rules/posts/blocks';
import { describe, expect, it } from 'vitest';
import { bodyBlocks } from './parts';

const [words, video] = storedBlocks([
  { type: 'text', content: '본문' },
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', caption: '한강' },
]).map((block) => [block]);
const none = { timing: null, content: null };
const shared = { timing: 'break' as const, content: null };

describe('the blocks below the head of a post', () => {
  it.each([
    [
      'are all in order where the author chose the order',
      none,
      null,
      [words, video],
      [words, video],
    ],
    ['are all in order where a video comes first', none, null, [video, words], [video, words]],
    ['leave out the video that leads by its category', shared, 'manual', [words, video], [words]],
    ['leave out the video of the form for videos', none, 'manual', [video, words], [words]],
    ['stay in order once the categories are gone', none, 'manual', [words, video], [words, video]],
  ] as const)('%s', (_, categories, apiSource, written, left) => {
    const blocksJson = written.flatMap((blocks) => blocks ?? []);
    const post = { title: '제목', categories, apiSource, blocksJson };
    expect(bodyBlocks(post)).toEqual(left.flatMap((blocks) => blocks ?? []));
  });
});
