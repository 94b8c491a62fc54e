import { describe, expect, it } from 'vitest';
import { linkDomain } from '../posts/link-preview';
import { shownHost } from './shown-host';

const inAscii = (host: string) => new URL(`http://${host}`).hostname;

describe('a host', () => {
  it.each([
    '한글.한국',
    '물빛.kr',
    'ab물빛9.com',
    '대한民國.kr',
    'münchen.de',
    'ñandú.example',
    '日本語.jp',
    '日本語abc.jp',
    '第一銀行.jp',
    'abc銀行ソース2.jp',
    '一二三.中国',
    'ひらがなカタカナー.jp',
    '中文.中国',
    'пример.рф',
    'президент.рф',
    'ελλάδα.gr',
    'مثال.مصر',
    'ישראל.example',
    'ไทย.example',
    'भारत.example',
    'straße.de',
    'a.b.물빛-길.example',
  ])('is displayed in its own letters: %s', (host) => {
    expect(shownHost(inAscii(host))).toBe(host);
    expect(linkDomain(`https://www.${host}/글`)).toBe(host);
  });

  it.each([
    'аpple.com',
    'аррӏе.com',
    'раураӏ.com',
    'gοοgle.com',
    '물빛пример.kr',
    'хn.example',
    '물가ひら.kr',
    'google·com.example',
    'googㅣe.com',
    'my-bankㅡkorea.com',
    'google一.com',
    '一google.com',
    'goo丨gle.com',
    'googleノa.com',
    'my一bank.com',
    'paypalー.com',
    '우리一은행.com',
    '010一1234.com',
    'googleㄧ.com',
    '💧.example',
  ])('stays in punycode if it could be mistaken for another: %s', (host) => {
    expect(inAscii(host)).toMatch(/xn--/);
    expect(shownHost(inAscii(host))).toBe(inAscii(host));
  });

  it.each(['example.com', 'xn--', 'xn--a', 'xn--99999999', 'xn---', '[::1]', '192.0.2.1', ''])(
    'in any other form stays unchanged: %s',
    (host) => {
      expect(shownHost(host)).toBe(host);
    },
  );
});
