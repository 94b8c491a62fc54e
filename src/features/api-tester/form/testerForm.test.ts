import { testerOf, testers } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import type { Tester } from '@contract/testers/types';
import { describe, expect, test } from 'vitest';
import { formAddress, readFormAddress, shared } from './testerForm';

const NOW = Date.parse('2026-11-23T00:00:00Z');

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

describe('the address of a tester', () => {
  test.each(testers)('of $id restores the initial values of an empty form', (one) => {
    const initial = initialValues(one, NOW);
    const read = readFormAddress(one, formAddress(one, initial), {});
    expect(read && shared(one, read)).toEqual(initial);
  });

  test('restores typed values, including special address characters and Hangul', () => {
    const search = tester('youtube-search');
    const values = { part: 'snippet', q: '물빛 #1 & 2=+', maxResults: '5', safeSearch: 'strict' };
    expect(readFormAddress(search, formAddress(search, values), {})).toEqual(values);
  });

  test('marks a default value as emptied', () => {
    const videos = tester('youtube-videos');
    const initial = initialValues(videos, NOW);
    const typed = { ...initial, chart: '', id: 'aqz-KE-bpKQ' };
    expect(readFormAddress(videos, formAddress(videos, typed), initial)).toEqual(typed);
  });

  test('never holds a key, and ignores one', () => {
    const youtubeImport = tester('youtube-import');
    const address = formAddress(youtubeImport, { region: 'KR', key: 'AIzaSecret' });
    expect(address).not.toContain('AIzaSecret');
    const read = readFormAddress(youtubeImport, '#region=KR&key=AIzaSecret', {});
    expect(read).toEqual({ region: 'KR' });
  });

  test('uses the initial values for missing parameters', () => {
    const news = tester('news');
    const read = readFormAddress(news, '#q=sea&unknown=1', { country: 'us' });
    expect(read).toEqual({ country: 'us', q: 'sea' });
  });

  test('restores nothing if it names no parameter', () => {
    const news = tester('news');
    expect(readFormAddress(news, '', { country: 'us' })).toBeNull();
    expect(readFormAddress(news, '#content', { country: 'us' })).toBeNull();
  });
});
