import { describe, expect, it } from 'vitest';
import type { BlockInput } from './block-types';
import { coverImage, hasContent, mediaOf, plainContent, storedBlocks } from './blocks';

const text = (content: string): BlockInput => ({ type: 'text', content });
const video: BlockInput = {
  type: 'video',
  url: 'https://youtu.be/dQw4w9WgXcQ?t=9',
  caption: '한강',
};
const image: BlockInput = { type: 'image', url: '/uploads/a.webp', caption: '노을' };
const link: BlockInput = {
  id: 'mine',
  type: 'link',
  url: 'https://www.example.com/a',
  title: '물빛 소식',
  description: '긴 설명',
  image: 'https://cdn.example.com/a.png',
  siteName: '예시',
  domain: 'evil.example',
};
const bare: BlockInput = { type: 'link', url: 'https://www.example.com/a', image: '/tracker.png' };

describe('blocks', () => {
  it('have content if they contain text or an address', () => {
    expect([text(' '), text('가'), { ...video, url: '' }, video].map(hasContent)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('are stored without empty ones, with ids and with fields derived from the address', () => {
    expect(storedBlocks([text('  '), text('안녕'), video, link])).toEqual([
      { id: 'b1', type: 'text', content: '안녕' },
      {
        id: 'b2',
        type: 'video',
        url: 'https://youtu.be/dQw4w9WgXcQ?t=9',
        caption: '한강',
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9',
        image: null,
        channelName: null,
        durationSeconds: null,
      },
      {
        id: 'mine',
        type: 'link',
        url: 'https://www.example.com/a',
        title: '물빛 소식',
        description: '긴 설명',
        image: 'https://cdn.example.com/a.png',
        siteName: '예시',
        domain: 'example.com',
      },
    ]);
  });

  it('have unique ids', () => {
    const named = (id: string): BlockInput => ({ id, type: 'text', content: '가' });
    const blocks = storedBlocks([named('a'), named('a'), named('b4'), text('나'), named('')]);
    expect(blocks.map(({ id }) => id)).toEqual(['a', 'ax', 'b4', 'b4x', 'b5']);
  });

  it('fall back to the domain for a link without a title, and show no insecure picture', () => {
    expect(storedBlocks([bare])[0]).toMatchObject({
      title: 'example.com에서 공유한 링크',
      description: '',
      image: null,
    });
  });

  it('return the plain text of a post, or the documented fallback', () => {
    expect(plainContent(storedBlocks([text(' 하나 '), video, text('둘')]))).toBe('하나\n둘');
    expect(plainContent(storedBlocks([video]))).toBe('리치 콘텐츠 게시글');
  });

  it('return the first picture among them', () => {
    expect(coverImage(storedBlocks([text('가'), video]))).toBeNull();
    expect(coverImage(storedBlocks([video, link, image]))).toBe('https://cdn.example.com/a.png');
    expect(coverImage(storedBlocks([image, link]))).toBe('/uploads/a.webp');
  });

  it('have a flat form for older clients', () => {
    expect(mediaOf(storedBlocks([text('가'), image, link]))).toEqual([
      { media_type: 'text', media_url: null, content: '가' },
      { media_type: 'image', media_url: '/uploads/a.webp', content: '노을' },
      {
        media_type: 'link',
        media_url: 'https://www.example.com/a',
        content: JSON.stringify({
          image: 'https://cdn.example.com/a.png',
          title: '물빛 소식',
          domain: 'example.com',
          description: '긴 설명',
        }),
      },
    ]);
  });
});
