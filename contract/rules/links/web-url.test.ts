import { describe, expect, it } from 'vitest';
import { withScheme } from './video-url';
import { webAddress } from './web-url';

describe('withScheme', () => {
  it('completes only an address without a scheme', () => {
    expect(withScheme(' youtu.be/x ')).toBe('https://youtu.be/x');
    expect(withScheme('http://youtu.be/x')).toBe('http://youtu.be/x');
    expect(withScheme('javascript:alert(1)')).toBe('javascript:alert(1)');
    expect(withScheme('tel:112')).toBe('tel:112');
    expect(withScheme('//youtu.be/x')).toBe('https://youtu.be/x');
  });

  it.each([
    'example.com:8080/x',
    'example.com:8080',
    'example.com:8080?q=1',
    'a.example.co.kr:80#top',
    'example.com/x:8080',
    'example.com?q=1',
    '물빛.한국/글',
    '물빛.kr:8080/글',
    '192.0.2.1:8080/x',
    'example.com?to=https://other.example/',
  ])('completes %s', (address) => {
    expect(withScheme(address)).toBe(`https://${address}`);
    expect(webAddress(address)).toBe(`https://${address}`);
  });

  it.each(['abc', 'not a link', 'javascript:alert(1)', 'localhost', 'a:b', '', 'me@example.com'])(
    'makes no web address of %j',
    (typed) => {
      expect(webAddress(typed)).toBeNull();
    },
  );

  it('leaves a complete address unchanged, for any target', () => {
    expect(webAddress('http://localhost:3000/a')).toBe('http://localhost:3000/a');
  });
});
