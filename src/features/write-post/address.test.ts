import { describe, expect, it } from 'vitest';
import { loneAddress, webAddress } from './address';

describe('a pasted address', () => {
  it.each([
    ['https://youtu.be/LXb3EKWsInQ?t=90', 'video'],
    ['  https://vimeo.com/76979871\n', 'video'],
    ['youtu.be/LXb3EKWsInQ', 'video'],
    ['https://example.com/a/river.webm', 'video'],
    ['https://example.com/news/1', 'link'],
    ['www.example.com', 'link'],
    ['https://www.youtube.com/watch?v=short', 'link'],
  ])('%s becomes a %s', (text, type) => {
    expect(loneAddress(text)?.type).toBe(type);
  });

  it.each([
    '',
    '물빛',
    '오늘은 https://example.com 을 봤어요',
    'https://a.example https://b.example',
    'https://example.com\nhttps://example.org',
    'river.webm',
    '1.5',
    'javascript:alert(1)',
    'https://me:secret@example.com/',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('%j stays text', (text) => {
    expect(loneAddress(text)).toBeNull();
  });

  it('keeps its scheme or gets one', () => {
    expect(loneAddress('www.example.com/a')?.url).toBe('https://www.example.com/a');
    expect(loneAddress('http://example.com/a')?.url).toBe('http://example.com/a');
  });
});

it('an address that is still being typed is not looked up', () => {
  expect(['h', 'https://', 'https://exa', 'https://example.'].map(webAddress)).toEqual([
    null,
    null,
    null,
    'https://example.',
  ]);
  expect(webAddress('example.com/a')).toBe('https://example.com/a');
});
