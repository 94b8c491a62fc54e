import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAddress, textSegments } from './text-links';

/** The addresses in a text as typed. */
const addressesIn = (text: string) =>
  textSegments(text).flatMap(({ text: address, url }) => (url === null ? [] : [address]));

const PAGE = 'https://example.com/a';

describe('an address in a text', () => {
  it.each([
    [PAGE, PAGE],
    [`여기 ${PAGE} 보세요`, PAGE],
    [`첫 줄\n${PAGE}\n셋째 줄`, PAGE],
    ['HTTPS://Example.COM/A', 'HTTPS://Example.COM/A'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com:8080/a', 'https://example.com:8080/a'],
    ['http://192.0.2.1/a', 'http://192.0.2.1/a'],
    ['https://example.com?q=1&r=2#top', 'https://example.com?q=1&r=2#top'],
    ['https://youtu.be/abcdefgh_-?si=x-_', 'https://youtu.be/abcdefgh_-?si=x-_'],
    ['https://example.com/?v=abc==', 'https://example.com/?v=abc=='],
    [
      'https://web.archive.org/web/2020/https://example.com/',
      'https://web.archive.org/web/2020/https://example.com/',
    ],
  ])('is complete: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  it.each([
    `${PAGE}.`,
    `${PAGE}, 그리고`,
    `${PAGE}!?`,
    `${PAGE}…`,
    `${PAGE};`,
    `${PAGE}: 설명`,
    `(${PAGE})`,
    `(${PAGE}).`,
    `[${PAGE}]`,
    `[글](${PAGE})`,
    `<${PAGE}>`,
    `"${PAGE}"`,
    `'${PAGE}'`,
    `‘${PAGE}’`,
    `「${PAGE}」`,
    `**${PAGE}**`,
    `${PAGE}~~`,
    `${PAGE}|`,
  ])('ends before closing punctuation: %s', (text) => {
    expect(addressesIn(text)).toEqual([PAGE]);
  });

  it.each([
    `${PAGE}를 보세요`,
    `${PAGE}입니다.`,
    `${PAGE}에서`,
    `${PAGE}(출처)`,
    `(${PAGE})를`,
    `'${PAGE}'를`,
    `${PAGE},그리고`,
    `${PAGE}.그래서`,
    `${PAGE}ㅋㅋㅋ`,
    `제목${PAGE}`,
  ])('ends where Korean goes on right behind it: %s', (text) => {
    expect(addressesIn(text)).toEqual([PAGE]);
  });

  it.each([
    ['https://a.kr입니다', 'https://a.kr'],
    ['https://a.kr입니다.다음 문장', 'https://a.kr'],
    ['https://a.kr.', 'https://a.kr'],
    ['https://a.kr.그리고', 'https://a.kr'],
    ['https://a.kr, https', 'https://a.kr'],
    ['https://a.kr- 설명', 'https://a.kr'],
    ['https://물빛.한국', 'https://물빛.한국'],
    ['https://물빛.한국입니다', 'https://물빛.한국'],
    ['https://물빛.kr/소식', 'https://물빛.kr/소식'],
    ['https://물빛.kr을', 'https://물빛.kr'],
    ['https://www.ab물빛.com/', 'https://www.ab물빛.com/'],
    ['https://пример.рф/', 'https://пример.рф/'],
  ])('ends with its host: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  it.each([
    ['https://example.com/글을', 'https://example.com/글'],
    ['https://example.com/글입니다', 'https://example.com/글'],
    ['https://example.com/커피를', 'https://example.com/커피'],
    ['https://example.com/커피는.', 'https://example.com/커피'],
    ['https://example.com/마을', 'https://example.com/마을'],
    ['https://example.com/휴가', 'https://example.com/휴가'],
    ['https://example.com/물빛_(한강)', 'https://example.com/물빛_(한강)'],
    ['(https://example.com/물빛(한강))', 'https://example.com/물빛(한강)'],
    ['https://example.com/?q=물빛&sort=새글', 'https://example.com/?q=물빛&sort=새글'],
    ['https://example.com/물빛/a', 'https://example.com/물빛/a'],
    ['https://example.com/%EB%AC%BC을', 'https://example.com/%EB%AC%BC'],
    ['https://ja.example.com/猫を', 'https://ja.example.com/猫を'],
    ['https://example.com/café', 'https://example.com/café'],
    ['https://example.com/ㅋㅋ', 'https://example.com/'],
  ])('keeps Hangul in its path, but not the particle behind it: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  it.each([
    'https://ko.wikipedia.org/wiki/3·1_운동',
    'https://ko.wikipedia.org/wiki/3·1운동',
    'https://ko.wikipedia.org/wiki/5ㆍ18_민주화운동',
    'https://ko.wikipedia.org/wiki/가‧나',
    'https://ko.wikipedia.org/wiki/가・나',
    'https://ko.wikipedia.org/wiki/위키백과:대문',
    'https://ko.wikipedia.org/wiki/도전!골든벨',
    'https://ko.wikipedia.org/wiki/나는_가수다?tab=1',
    'https://ko.wikipedia.org/wiki/서울,부산',
    'https://ko.wikipedia.org/wiki/기생충_(2019년_영화)',
    'https://ko.wikipedia.org/wiki/C언어_(프로그래밍)',
    'https://ko.wikipedia.org/wiki/《삼국지》',
    'https://ko.wikipedia.org/wiki/“봄날”_(노래)',
    'https://en.wikipedia.org/wiki/Rock’n’Roll',
    'https://en.wikipedia.org/wiki/Rock_’n’_Roll',
    'https://fr.wikipedia.org/wiki/L’Étranger',
    'https://namu.wiki/w/스타크래프트:%20브루드워',
    'https://en.wikipedia.org/wiki/Bose–Einstein',
    'https://en.wikipedia.org/wiki/SPY×FAMILY',
    'https://ja.wikipedia.org/wiki/らき☆すた',
    'https://ja.wikipedia.org/wiki/ご注文は？の話',
    'https://example.com/👨‍👩‍👧',
    'https://example.com/?q=물빛·한강',
    'https://ja.wikipedia.org/wiki/そして…次へ',
  ])('keeps punctuation within its path: %s', (address) => {
    expect(addressesIn(`${address} 보세요`)).toEqual([address]);
    expect(addressesIn(`(${address}).`)).toEqual([address]);
    expect(addressesIn(`“${address}”라고`)).toEqual([address]);
    expect(addressesIn(`『${address}』`)).toEqual([address]);
    for (const sign of ['…', '。', '、', '！', '？', '·', 'ㆍ', '～', '⋯', '”', '」', '）', '》']) {
      expect(addressesIn(`${address}${sign} 그리고`)).toEqual([address]);
    }
  });

  it.each([
    ['https://a.kr/x…그리고', 'https://a.kr/x'],
    ['https://a.kr/글…그리고', 'https://a.kr/글'],
    ['https://a.kr/x。그리고', 'https://a.kr/x'],
    ['https://a.kr/x「인용」은', 'https://a.kr/x'],
    ['https://a.kr/글「인용 문장」은', 'https://a.kr/글'],
    ['https://a.kr/x’s', 'https://a.kr/x’s'],
    ['https://a.kr/x(e스포츠 글)', 'https://a.kr/x'],
    ['https://a.kr/x/에서는', 'https://a.kr/x/'],
    ['https://a.kr/x/,그리고', 'https://a.kr/x/'],
    ['https://a.kr/?v=ab_-를', 'https://a.kr/?v=ab_-'],
    ['https://a.kr/x~부터', 'https://a.kr/x'],
    ['https://a.kr/x/~', 'https://a.kr/x/'],
    ['https://a.kr/k팝', 'https://a.kr/k'],
    ['https://ko.wikipedia.org/wiki/Seoul에는', 'https://ko.wikipedia.org/wiki/Seoul'],
    ['https://ko.wikipedia.org/wiki/Seoul.그리고', 'https://ko.wikipedia.org/wiki/Seoul'],
    ['https://namu.wiki/w/IU(가수)를', 'https://namu.wiki/w/IU(가수)'],
    ['https://a.kr/Re:제로를', 'https://a.kr/Re:제로'],
    ['https://a.kr/(여자)아이들은', 'https://a.kr/(여자)아이들'],
    ['https://a.kr/한강_(작가)에서', 'https://a.kr/한강_(작가)'],
    ['‘https://a.kr/x’는', 'https://a.kr/x'],
    ['https://a.kr/x👍', 'https://a.kr/x'],
    ['https://a.kr/3·1을', 'https://a.kr/3·1'],
    ['https://a.kr/3·1에서', 'https://a.kr/3·1'],
    ['https://a.kr/3·1_운동을', 'https://a.kr/3·1_운동'],
    ['https://a.kr/글입니다.그리고', 'https://a.kr/글'],
  ])('ends before what a sentence says of it: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  it.each([
    'example.com',
    'www.example.com',
    'javascript:alert(1)',
    'javascript:alert(1)//example.com',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com/',
    'vbscript://example.com/',
    'https:/example.com',
    'https://',
    'https://물빛',
    'https://localhost/a',
    'https://.com/',
    'abchttps://example.com/',
    'x_https://example.com/',
    'https://bank.example.com@evil.example/',
    'https://bank.example.com:secret@evil.example/',
    'https://bank.example.com:80@evil.example/',
    'https://me@evil.example/',
    'https://example.com:99999/',
  ])('is none: %s', (text) => {
    expect(textSegments(text)).toEqual([{ text, url: null }]);
  });

  it('becomes the same link as in a browser', () => {
    expect(textSegments('https://물빛.kr/글 "x" https://example.com/a')).toEqual([
      { text: 'https://물빛.kr/글', url: 'https://xn--392b40d.kr/%EA%B8%80' },
      { text: ' "x" ', url: null },
      { text: PAGE, url: PAGE },
    ]);
  });

  it('may follow other addresses, and may come twice', () => {
    expect(addressesIn(`${PAGE} ${PAGE}\nhttps://a.kr,https://b.kr`)).toEqual([
      PAGE,
      PAGE,
      'https://a.kr',
      'https://b.kr',
    ]);
  });
});

describe('the segments of a text', () => {
  const pieces = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'a.kr',
      '물빛.한국',
      '/',
      '글을',
      '(',
      ')',
      '[',
      ']',
      '.',
      '~',
      ' ',
      '\n',
    ],
    ...[
      '·',
      '」',
      '‘',
      '’',
      '。',
      '_',
      '@',
      ':80',
      '?q=',
      '"',
      '<',
      'javascript:',
      '입니다',
      'ㅋㅋ',
      '%EA',
      '👍',
      '\u200b',
      "'",
    ],
  );
  const texts = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(''));

  it.each(['http://a.kr:99999/', 'http://999.9.9.9/', 'http://a@b.kr/'])(
    'the segments of a long text of refused addresses (%s) take linear time',
    (refused) => {
      // Quadratic work would exceed the time limit of a test.
      const text = refused.repeat(20_000);
      expect(textSegments(text)).toEqual([{ text, url: null }]);
    },
  );

  it('together equal the text, with any content', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          textSegments(text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('link to web addresses only, without a name and without markup', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { url } of textSegments(text)) {
          if (url === null) continue;
          expect(url).toMatch(/^https?:\/\/[^@/]+\//);
          expect(url).not.toMatch(/[\s<>"]/);
        }
      }),
    );
  });
});

it('a long address is shortened to its beginning', () => {
  const long = `https://example.com/${'a'.repeat(100)}`;
  expect(shownAddress(PAGE)).toBe(PAGE);
  expect(shownAddress(long)).toBe(`${long.slice(0, 59)}…`);
});
