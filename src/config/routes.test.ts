import { describe, expect, it } from 'vitest';
import { returnPath } from './routes';

describe('the return path after login', () => {
  it('is a path of our own site', () => {
    expect(returnPath('/post/12?a=1#b')).toBe('/post/12?a=1#b');
    expect(returnPath('/?q=물빛')).toBe('/?q=물빛');
  });

  it('leads to no other site, however the address is written', () => {
    const elsewhere = [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      'javascript:alert(1)',
    ];
    for (const from of elsewhere) expect(returnPath(from)).toBe('/');
  });
});
