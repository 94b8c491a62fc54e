import { describe, expect, it } from 'vitest';
import { linkKey, linkKeysOf } from './link-key';
import { storedBlocks } from './blocks';

describe('the key of a link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90&list=x', 'youtube:aqz-KE-bpKQ'],
    ['youtu.be/aqz-KE-bpKQ?si=abc', 'youtube:aqz-KE-bpKQ'],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ#x', 'youtube:aqz-KE-bpKQ'],
    ['https://player.vimeo.com/video/76979871', 'vimeo:76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo:76979871'],
    ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'vimeo:76979871'],
    ['https://y2u.be/aqz-KE-bpKQ', 'youtube:aqz-KE-bpKQ'],
    [
      'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Daqz-KE-bpKQ',
      'youtube:aqz-KE-bpKQ',
    ],
    ['https://www.dailymotion.com/playlist/x5nmbq#video=x8abcde', 'dailymotion:x8abcde'],
    ['https://dai.ly/x8abcde', 'dailymotion:x8abcde'],
    ['HTTPS://WWW.Example.COM/Path/', 'example.com/Path'],
    ['http://example.com', 'example.com'],
    ['https://example.com/#top', 'example.com'],
    ['https://m.blog.example.com/1', 'blog.example.com/1'],
    ['https://www.m.example.com/1', 'example.com/1'],
    ['https://m.com/1', 'm.com/1'],
    ['https://www.com/', 'www.com'],
    ['https://example.com./a', 'example.com/a'],
    ['https://example.com:443/a', 'example.com/a'],
    ['https://example.com:8443/a', 'example.com:8443/a'],
    ['https://example.com/a?utm_source=x&b=2&a=1&fbclid=y', 'example.com/a?a=1&b=2'],
    ['https://example.com/a?UTM_Medium=x', 'example.com/a'],
    ['https://example.com/a?b=2&a=1', 'example.com/a?a=1&b=2'],
    ['https://example.com/a?a=2&a=1', 'example.com/a?a=1&a=2'],
    ['https://example.com/%eb%b9%b5', 'example.com/%EB%B9%B5'],
    ['https://example.com/%EB%b9%b5', 'example.com/%EB%B9%B5'],
    ['https://example.com/빵'.normalize('NFD'), 'example.com/%EB%B9%B5'],
    ['https://example.com/%7Eme/%61%2D%5f', 'example.com/~me/a-_'],
    ['https://example.com/a_%28b%29', 'example.com/a_(b)'],
    ['https://example.com/a%2fb%3f%23', 'example.com/a%2Fb%3F%23'],
    ['https://example.com/100%', 'example.com/100%'],
    ['https://example.com/%ff%fe', 'example.com/%FF%FE'],
    ['https://example.com/%2e%2E/a', 'example.com/a'],
    ['https://example.com/?q=%eb%b9%b5', 'example.com?q=%EB%B9%B5'],
    ['https://example.com/?q=%41%20b', 'example.com?q=A+b'],
    ['http://EXAMPLE.com.:80/a', 'example.com/a'],
    ['https://xn--bj0bj06e.kr/', 'xn--bj0bj06e.kr'],
    ['https://geo.dailymotion.com/player.html?video=x8abcde', 'dailymotion:x8abcde'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ?si=abc', 'youtube:aqz-KE-bpKQ'],
    ['https://example.com/빵', 'example.com/%EB%B9%B5'],
    ['https://물빛.example/', 'xn--392b40d.example'],
    ['https://www.youtube.com/@channel', 'youtube.com/@channel'],
    ['https://www.example.com/clip.mp4?utm_source=x', 'example.com/clip.mp4'],
  ])('%s', (address, key) => {
    expect(linkKey(address)).toBe(key);
  });

  // All characters that a path may contain; a bare % / ? # and \ have other meanings.
  it.each('!$&\'()*+,-.:;=@[]^_`{|}~"<> aZ9가'.split(''))(
    'is one with %j encoded and not',
    (sign) => {
      const code = [...new TextEncoder().encode(sign)].map(
        (byte) => `%${byte.toString(16).padStart(2, '0')}`,
      );
      const key = linkKey(`https://example.com/a${sign}b?q=a${encodeURIComponent(sign)}b`);
      expect(linkKey(`https://example.com/a${code.join('')}b?q=a${code.join('')}b`)).toBe(key);
      expect(
        linkKey(`https://example.com/a${code.join('').toUpperCase()}b?q=a${code.join('')}b`),
      ).toBe(key);
    },
  );

  it.each(['', 'example', 'ftp://example.com/', 'javascript:alert(1)', 'https://', '//x'])(
    'is none for %j',
    (address) => {
      expect(linkKey(address)).toBeNull();
    },
  );

  it('exists once for each video and link of a post', () => {
    const blocks = storedBlocks([
      { type: 'text', content: 'https://example.com/in-text' },
      { type: 'video', url: 'https://youtu.be/aqz-KE-bpKQ', caption: '' },
      { type: 'video', url: 'https://www.youtube.com/embed/aqz-KE-bpKQ', caption: '' },
      { type: 'link', url: 'https://www.example.com/a/' },
      { type: 'image', url: '/uploads/a.webp', caption: '' },
    ]);
    expect(linkKeysOf(blocks)).toEqual(['youtube:aqz-KE-bpKQ', 'example.com/a']);
  });
});
