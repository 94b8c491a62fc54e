import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import {
  fallbackMetadata,
  isPreviewable,
  linkDomain,
  linkImage,
  oembedAddress,
  previewUnasked,
} from './link-preview';

describe('an address', () => {
  it.each([
    'https://example.com/',
    'http://example.com:80/',
    'https://example.com:443/',
    'http://example.com:443/',
    'https://물빛.example/글',
    'https://example.com./',
    'https://nowhere.invalid/',
    'https://127.0.0.1.example.com/',
  ])('is allowed for a request: %s', (url) => {
    expect(isPreviewable(new URL(url))).toBe(true);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://8.8.8.8/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[2606:4700::1111]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://app.localhost/',
    'https://router/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://1.0.0.127.in-addr.arpa/',
    'https://example.com:8443/',
    'http://example.com:22/',
    'https://me:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
  ])('is not allowed for a request: %s', (url) => {
    expect(isPreviewable(new URL(url))).toBe(false);
  });
});

describe('a preview', () => {
  it('the preview of a refused address says so and falls back to its domain', () => {
    expect(previewUnasked('http://127.0.0.1/admin')).toEqual({
      success: false,
      error: reasonTexts.previewRefused,
      metadata: fallbackMetadata('http://127.0.0.1/admin'),
    });
  });

  it.each([
    ['https://files.example.com/%EB%B9%84%20%EC%98%A4%EB%8A%94_%EB%82%A0.mp4', '비 오는 날'],
    ['https://files.example.com/%ED%A0.webm', 'files.example.com에서 공유한 링크'],
    ['https://www.files.example.com/.mp4', 'files.example.com에서 공유한 링크'],
  ])('the title of the video file %s is its name', (url, title) => {
    expect(previewUnasked(url)).toMatchObject({
      success: true,
      metadata: { title, isVideo: true, image: null },
    });
  });

  it('the preview of any other address requires a request', () => {
    expect(previewUnasked('https://example.com/')).toBeNull();
    expect(previewUnasked('https://youtu.be/aqz-KE-bpKQ')).toBeNull();
  });

  it('contains a video’s thumbnail by its id', () => {
    const imageOf = (url: string) => fallbackMetadata(url).image;
    expect(imageOf('https://youtu.be/aqz-KE-bpKQ')).toBe(
      'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    );
    expect(imageOf('https://dai.ly/x8abcde')).toBe(
      'https://www.dailymotion.com/thumbnail/video/x8abcde',
    );
    expect(imageOf('https://vimeo.com/76979871')).toBeNull();
    expect(imageOf('https://example.com/')).toBeNull();
  });
});

describe('a video’s host', () => {
  it.each([
    ['http://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['http://vimeo.com/1/abc', 'https://vimeo.com/1/abc'],
    ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'https://vimeo.com/76979871'],
    ['https://geo.dailymotion.com/video/x8abcde_name', 'https://www.dailymotion.com/video/x8abcde'],
  ])('describes %s at %s', (url, page) => {
    const asked = new URL(oembedAddress(url) ?? '');
    expect(asked.protocol).toBe('https:');
    expect(asked.searchParams.get('url')).toBe(page);
  });

  it.each(['https://example.com/', 'https://example.com/a.mp4', 'https://youtube.com/@x'])(
    'has no description of %s',
    (url) => {
      expect(oembedAddress(url)).toBeNull();
    },
  );
});

it('the displayed domain of a link has no prefix', () => {
  expect(linkDomain('https://www.example.com/a')).toBe('example.com');
  expect(linkDomain('no address')).toBe('');
});

describe('the picture of a link', () => {
  it('may be on any public host over TLS, and is resolved relative to the page', () => {
    expect(linkImage(' https://cdn.example.com/a.png ')).toBe('https://cdn.example.com/a.png');
    expect(linkImage('/a.png', 'https://example.com/b/c')).toBe('https://example.com/a.png');
  });

  it.each([
    'https://192.168.0.1/a.png',
    'https://10.0.0.1/a.png',
    'https://172.16.0.1/a.png',
    'https://169.254.169.254/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::1]/a.png',
    'https://[fe80::1]/a.png',
    'https://localhost/a.png',
    'https://app.localhost./a.png',
    'https://printer.local/a.png',
    'https://nas.lan/a.png',
    'https://router/a.png',
    'https://example.com:8443/a.png',
    'https://me:secret@example.com/a.png',
    'http://cdn.example.com/a.png',
    `https://example.com/${'a'.repeat(2000)}`,
    'data:image/png;base64,AA==',
    '/a.png',
    ' ',
    null,
    undefined,
    7,
  ])('is left out when it is %s', (address) => {
    expect(linkImage(address)).toBeNull();
  });
});
