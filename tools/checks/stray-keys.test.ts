import { describe, expect, test } from 'vitest';
import { strayKeys } from './stray-keys';

const bundle = (text: string) => new Map([['a.js', text]]);
const google = `AIza${'x'.repeat(35)}`;

describe('the check of keys in the built site', () => {
  test('finds the value of a setting of the build', () => {
    const env = { YOUTUBE_API_KEY: 'planted-youtube', NEWS_API_KEY: undefined };
    expect(strayKeys(bundle('call("planted-youtube")'), env)).toHaveLength(1);
    expect(strayKeys(bundle('call("another")'), env)).toEqual([]);
  });

  test('finds strings that look like a key, in a text and in an address', () => {
    expect(strayKeys(bundle(`const k="${google}"`), {})).toHaveLength(1);
    expect(strayKeys(bundle('"https://x.example/?serviceKey=abc%2Bdef%3D%3D12"'), {})).toHaveLength(
      1,
    );
  });

  test('accepts placeholders for a key', () => {
    const shown = '`?key=***` + "&key=" + k + `&serviceKey=${k}` + "key=value"';
    expect(strayKeys(bundle(shown), { ADMIN_KEY: 'short' })).toEqual([]);
  });
});
