import { expect, it } from 'vitest';
import { storedBlocks } from './blocks';
import { needsVideoImage, withVideoImages } from './video-image';

const VIMEO = 'https://vimeo.com/76979871';
const STILL = 'https://i.vimeocdn.com/video/452001751.jpg';
const video = (url: string) => ({ type: 'video' as const, url, caption: '' });

it.each([
  [VIMEO, true],
  ['https://youtu.be/dQw4w9WgXcQ', false],
  ['https://dai.ly/x8abcde', false],
  ['https://example.com/a.mp4', false],
  ['https://example.com/', false],
])('%s needs a picture from its host: %s', (url, needs) => {
  expect(needsVideoImage(url)).toBe(needs);
});

it('a video gets a picture from its host only if it needs one', () => {
  const blocks = storedBlocks([video(VIMEO), video('https://youtu.be/dQw4w9WgXcQ')]);
  const [vimeo, youtube] = withVideoImages(blocks, () => STILL);
  expect([vimeo, youtube]).toMatchObject([{ image: STILL }, { image: null }]);
});

it('a video keeps its picture if its host returns nothing', () => {
  const known = withVideoImages(storedBlocks([video(VIMEO)]), () => STILL);
  const again = storedBlocks([video(VIMEO), video('https://vimeo.com/1')], known);
  expect(withVideoImages(again, () => null)).toMatchObject([{ image: STILL }, { image: null }]);
});

it.each([null, undefined, '', 'http://i.vimeocdn.com/1.jpg', 'data:image/png;base64,AA', '/x.png'])(
  'a picture that our pages may not show becomes null: %j',
  (image) => {
    const blocks = storedBlocks([video(VIMEO)]);
    expect(withVideoImages(blocks, () => image)).toEqual(blocks);
  },
);
