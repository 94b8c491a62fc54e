import { describe, expect, it } from 'vitest';
import {
  callValues,
  checkTester,
  cleanValues,
  formValues,
  initialValues,
  unusedNotices,
} from './check';
import { testers, testerOf } from '.';
import type { Tester } from './types';

const NOW = Date.parse('2026-11-23T03:00:00Z');

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}
const valuesOf = (id: string, given: Record<string, string>) => callValues(tester(id), given, NOW);

describe('the values of a call', () => {
  it.each(testers)('$id take the form’s initial values if the caller names nothing', (one) => {
    expect(callValues(one, {}, NOW)).toEqual(initialValues(one, NOW));
  });

  it.each(testers)('$id are exactly those that the form sends', (one) => {
    const preset = initialValues(one, NOW);
    const forms = [preset, {}, ...Object.keys(preset).map((name) => ({ ...preset, [name]: '' }))];
    for (const form of forms) {
      const values = cleanValues(one, form);
      if (checkTester(one, values).length > 0) continue;
      const sent = formValues(one, values);
      const { values: wanted } = one.prepare(values);
      const read = callValues(one, sent, NOW, sent.emptied);
      expect(one.prepare(read).values).toEqual(wanted);
    }
  });

  it.each([
    ['youtube-videos', { id: 'aqz-KE-bpKQ' }, 'chart'],
    ['youtube-video-categories', { id: '10' }, 'regionCode'],
  ])('of %s leave out values that cannot be combined with %o', (id, given, name) => {
    const values = valuesOf(id, given);
    expect(values).not.toHaveProperty(name);
    expect(checkTester(tester(id), values)).toEqual([]);
  });

  it.each(testers)('$id treat an empty value as missing', (one) => {
    const empty = Object.fromEntries(one.params.map(({ name }) => [name, ' ']));
    expect(callValues(one, empty, NOW)).toEqual(initialValues(one, NOW));
  });

  it('leave out a parameter that the caller empties, unless it has a value', () => {
    const emptied = (given: Record<string, string>) =>
      callValues(tester('youtube-videos'), given, NOW, 'regionCode,chart');
    expect(emptied({})).not.toHaveProperty('regionCode');
    expect(emptied({ regionCode: 'US' }).regionCode).toBe('US');
  });

  it.each([
    ['youtube-import', 'region', ' kr ', 'KR'],
    ['youtube-collect', 'dataSource', 'ALL', 'all'],
    ['youtube-videos', 'regionCode', 'kr', 'KR'],
    ['youtube-videos', 'hl', 'KO', 'ko'],
    ['youtube-videos', 'chart', 'MOSTPOPULAR', 'mostPopular'],
    ['youtube-search', 'regionCode', 'gB', 'GB'],
    ['youtube-search', 'relevanceLanguage', 'ZH-hant', 'zh-Hant'],
    ['youtube-search', 'type', 'Video, CHANNEL', 'video,channel'],
    ['youtube-search', 'order', 'VIEWCOUNT', 'viewCount'],
    ['youtube-video-categories', 'regionCode', 'us', 'US'],
    ['news', 'country', 'KR', 'kr'],
    ['news', 'category', 'Business', 'business'],
    ['news', 'endpoint', 'Top-Headlines', 'top-headlines'],
    ['portal-news', 'sort', 'SIM', 'sim'],
    ['real-estate', 'type', 'Bid', 'bid'],
  ])('of %s take %s=%s as %s', (id, name, given, meant) => {
    expect(valuesOf(id, { [name]: given })[name]).toBe(meant);
  });
});

describe('the notices about unused fields of a call', () => {
  const noticesOf = (id: string, given: Record<string, string>) =>
    unusedNotices(tester(id), given, valuesOf(id, given));

  it('group fields by reason and name unknown fields', () => {
    expect(
      noticesOf('youtube-collect', { videoDuration: 'short', order: 'date', foo: '1' }),
    ).toEqual([
      'videoDuration, order: 전체에서 찾을 때만 사용합니다.',
      'foo: 이 호출에 없는 파라미터라 사용하지 않았습니다.',
    ]);
    expect(noticesOf('youtube-videos', { id: 'aqz-KE-bpKQ', regionCode: 'KR' })).toEqual([
      'regionCode: id로 조회할 때는 사용하지 않습니다.',
    ]);
    const everything = { endpoint: 'everything', q: 'sea', country: 'us' };
    expect(noticesOf('news', everything)).toEqual(['country: 전체 검색에서는 사용하지 않습니다.']);
  });

  it('do not mention an unused initial value of the form', () => {
    expect(noticesOf('youtube-videos', { id: 'aqz-KE-bpKQ' })).toEqual([]);
    expect(noticesOf('news', {})).toEqual([]);
  });

  it('list no documented parameter of a collection from everywhere, only those of other lists', () => {
    const given = {
      ...{ dataSource: 'all', order: 'date', videoType: 'shorts', videoDefinition: 'high' },
      ...{ videoCaption: 'none', videoLicense: 'youtube', safeSearch: 'strict', part: 'snippet' },
      ...{ relevanceLanguage: 'ko', eventType: 'live', categoryId: '10', textFormat: 'html' },
    };
    expect(noticesOf('youtube-collect', given)).toEqual([
      'part, textFormat: 채널 수집에서는 사용하지 않습니다.',
    ]);
    const [request] = tester('youtube-collect').requests(valuesOf('youtube-collect', given));
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toMatchObject({
      ...{ type: 'video', order: 'date', videoDuration: 'short', videoDefinition: 'high' },
      ...{ videoCaption: 'none', videoLicense: 'youtube', safeSearch: 'strict' },
      ...{ relevanceLanguage: 'ko', eventType: 'live', videoCategoryId: '10', regionCode: 'KR' },
    });
  });
});
