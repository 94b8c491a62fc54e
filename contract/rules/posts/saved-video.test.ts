import { describe, expect, it } from 'vitest';
import { readSavedVideo, videoIdOf } from './saved-video';

const ID = 'dQw4w9WgXcQ';

describe('the saved video of an item', () => {
  it.each([
    { id: ID },
    { id: { kind: 'youtube#video', videoId: ID } },
    { id: 'UExtdWxiaXQ', contentDetails: { videoId: ID } },
    { id: 'UExtdWxiaXQ', snippet: { resourceId: { videoId: ID } } },
    { youtubeUrl: `https://www.youtube.com/watch?v=${ID}&t=30s` },
    { youtubeUrl: `https://youtu.be/${ID}?si=abc` },
    { youtubeUrl: `http://m.youtube.com/watch?app=desktop&v=${ID}` },
    { youtubeUrl: `www.youtube.com/shorts/${ID}` },
    { youtubeUrl: `//www.youtube.com/live/${ID}` },
    { youtubeUrl: '', embedUrl: `https://www.youtube.com/embed/${ID}?autoplay=1` },
    { youtubeUrl: null, embedUrl: `https://www.youtube-nocookie.com/embed/${ID}` },
    { id: 'post34', youtubeUrl: 'https://vimeo.com/1', embedUrl: `https://youtu.be/${ID}` },
    { blocks_json: [{ type: 'video', url: `https://youtu.be/${ID}` }] },
    { blocks_json: JSON.stringify([{ type: 'text' }, { type: 'video', url: `youtu.be/${ID}` }]) },
  ])('is found in %o', (item) => {
    expect(videoIdOf(item)).toBe(ID);
  });

  it.each([
    {},
    { id: 'too-short' },
    { youtubeUrl: 'https://vimeo.com/76979871', embedUrl: 7 },
    { youtubeUrl: 'https://www.youtube.com/watch?v=short' },
    { blocks_json: '{broken' },
  ])('is null for %o', (item) => {
    expect(videoIdOf(item)).toBeNull();
  });

  it('uses the texts of the documented payload, or of its blocks if it has no own texts', () => {
    const item = { youtubeUrl: `https://youtu.be/${ID}`, title: '제목', author_name: '채널' };
    expect(readSavedVideo({ ...item, content: '설명' })).toMatchObject({
      ...{ videoId: ID, title: '제목', description: '설명', channelTitle: '채널' },
    });
    const blocks_json = [
      { type: 'video', url: `https://youtu.be/${ID}` },
      { type: 'text', content: '첫 줄' },
      { type: 'text', content: '둘째 줄' },
    ];
    expect(readSavedVideo({ ...item, blocks_json })?.description).toBe('첫 줄\n둘째 줄');
  });

  it('uses the texts of the raw item if an enriched one has both', () => {
    const item = { id: ID, snippet: { title: '', description: '원본' }, title: '덧붙인 제목' };
    expect(readSavedVideo({ ...item, content: '다른 설명' })).toMatchObject({
      ...{ title: '덧붙인 제목', description: '원본' },
    });
  });
});
