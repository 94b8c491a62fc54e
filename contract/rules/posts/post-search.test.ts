import { expect, it } from 'vitest';
import { storedBlocks } from './blocks';
import { searchTokens, suggestedWords, type SearchedPost } from './post-search';
import { indexTokens } from '../text/search';

const [video, ...others] = storedBlocks([
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', caption: '한강' },
  { type: 'text', content: '가' },
  { type: 'image', url: '/uploads/a.webp', caption: '노을' },
  {
    type: 'link',
    url: 'https://www.example.com/a',
    title: '물빛 소식',
    description: '긴 설명',
    siteName: '예시',
  },
]);
const shared = { ...video, channelName: '골목 식탁' } as SearchedPost['blocks'][number];
const post: SearchedPost = {
  title: null,
  authorName: '이유나',
  sphereName: null,
  timing: 'commute',
  content: 'asmr',
  blocks: [shared, ...others],
};

it('a post is indexed with its names and categories, then all visible texts of its blocks', () => {
  const names = ['', '이유나', '', '출퇴근할 때', 'ASMR'];
  const texts = ['한강', '골목 식탁', '가', '노을', '물빛 소식', '긴 설명', '예시'];
  expect(searchTokens(post)).toEqual(indexTokens([...names, ...texts]));
});

it('a post suggests the words of its names, categories and channels, not of its texts', () => {
  const words = suggestedWords(post).map((one) => one.words);
  expect(words).toEqual(['이유나', '출퇴근할 때', '골목 식탁', '식탁']);
});
