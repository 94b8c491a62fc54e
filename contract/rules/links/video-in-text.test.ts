import { describe, expect, it } from 'vitest';
import { videoAddressIn } from './video-in-text';

const ID = 'dQw4w9WgXcQ';

describe('videoAddressIn', () => {
  const address = `https://youtu.be/${ID}`;
  it.each([
    [`이 영상 보세요 ${address}`, address],
    [`${address}?si=abc 이 영상 보세요`, `${address}?si=abc`],
    [`제목${address}`, address],
    [`${address}보세요`, address],
    [`(${address}).`, address],
    [`"${address}"`, address],
    [`${address} ${address}`, address],
    [`https://example.com 에서 본 ${address}`, address],
    ['봐요 https://example.com/a/강.mp4', 'https://example.com/a/강.mp4'],
    [address, address],
  ])('finds the one address in: %s', (text, found) => expect(videoAddressIn(text)).toBe(found));

  it.each([
    '이 영상 보세요',
    '',
    'https://example.com/page 보세요',
    `youtu.be/${ID} 보세요`,
    `${address} https://vimeo.com/76979871`,
    `https://youtu.be/short 보세요`,
  ])('needs exactly one address in: %s', (text) => expect(videoAddressIn(text)).toBeNull());
});
