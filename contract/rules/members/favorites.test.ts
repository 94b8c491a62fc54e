import { describe, expect, it } from 'vitest';
import type { Block } from '../posts/block-types';
import { sharedVideo, youtubeAddress, youtubeIdOf } from './favorites';

const ID = 'aqz-KE-bpKQ';
const video = (url: string, id = 'b1'): Block => ({
  id,
  type: 'video',
  url,
  caption: '',
  embedUrl: '',
  image: null,
  channelName: null,
  durationSeconds: null,
});

describe('a YouTube video', () => {
  it('is recognised by any of its addresses', () => {
    expect(youtubeIdOf(`https://youtu.be/${ID}?t=30`)).toBe(ID);
    expect(youtubeIdOf(youtubeAddress(ID))).toBe(ID);
    expect(youtubeIdOf(`https://y2u.be/${ID}`)).toBe(ID);
    expect(youtubeIdOf(`https://www.youtube.com/e/${ID}`)).toBe(ID);
    expect(youtubeIdOf('https://vimeo.com/76979871')).toBeNull();
    expect(youtubeIdOf('nothing')).toBeNull();
  });

  it('is recognised inside a post', () => {
    const text: Block = { id: 'b0', type: 'text', content: youtubeAddress(ID) };
    const shared = video(`https://youtu.be/${ID}`, 'b2');
    expect(sharedVideo([text, video('https://vimeo.com/76979871'), shared], ID)).toBe(shared);
    expect(sharedVideo([text], ID)).toBeNull();
  });
});
