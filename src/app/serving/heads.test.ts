import { partsOf } from '@/components/PostBlocks/parts';
import type { Block } from '@contract/models/block';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { expect, it } from 'vitest';
import { pictureOf } from './heads';

const video = (url: string, image: string | null = null): Block[] =>
  storedBlocks([{ type: 'video', url, caption: '' }]).map(
    (block) => ({ ...block, image }) as Block,
  );
const link = (image: string | null) =>
  storedBlocks([{ type: 'link', url: 'https://riverside.example.com/', image }]);
const upload = storedBlocks([{ type: 'image', url: '/uploads/a.webp', caption: '' }]);

const still = 'https://i.vimeocdn.com/video/1.jpg';
const youtube = 'https://youtu.be/dQw4w9WgXcQ';

it.each<[string, Block[], string | null]>([
  ['a YouTube video', video(youtube), 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
  [
    'a Dailymotion video',
    video('https://dai.ly/x8abcde'),
    'https://www.dailymotion.com/thumbnail/video/x8abcde',
  ],
  ['a Vimeo video whose picture is kept', video('https://vimeo.com/76979871', still), still],
  ['a Vimeo video without one', video('https://vimeo.com/76979871'), null],
  ['a video that is only drawn', video(youtube, '/scenes/han.svg'), null],
  ['a link with a picture', link(still), still],
  ['a link with a drawing', link('https://riverside.example.com/a.svg'), null],
  ['a link without one', link(null), null],
  ['an upload before a link', [...link(still), ...upload], '/uploads/a.webp'],
  [
    'a video before a link',
    [...link(still), ...video(youtube)],
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  ],
  ['words alone', storedBlocks([{ type: 'text', content: '글' }]), null],
])('a link preview of %s', (_, blocks, picture) => {
  expect(pictureOf(partsOf({ title: '제목', blocksJson: blocks }))).toBe(picture);
});
