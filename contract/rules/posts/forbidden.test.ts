import { describe, expect, it } from 'vitest';
import { findForbidden, forbiddenHost, judgedPost } from './forbidden';

const finds = (text: string, ...forbiddenWords: string[]) =>
  findForbidden([{ path: 'content', text }], { forbiddenWords, forbiddenHosts: [] })?.entry ?? null;

const forbiddenHosts = ['bad.example', 'xn--910bx31a.com'];
const names = (text: string, isAddress = false) =>
  findForbidden([{ path: 'content', text, isAddress }], { forbiddenWords: [], forbiddenHosts })
    ?.entry ?? null;

describe('a forbidden word', () => {
  it.each([
    ['카지노 추천'],
    ['온라인카지노에서'],
    ['카 지 노'],
    ['★카.지.노★'],
    ['카\u200B지\u3164노'],
    ['카지노'.normalize('NFD')],
    ['카지\n노'],
  ])('is found in %j', (text) => {
    expect(finds(text, '카지노')).toBe('카지노');
  });

  it('is not found across two words', () => {
    expect(finds('지도 박물관에 다녀왔어요', '도박')).toBeNull();
    expect(finds('아기가 방에 있다', '가방')).toBeNull();
    expect(finds('도 박을 끊자', '도박')).toBe('도박');
  });

  it('in Latin letters is a word of its own, in any width and case', () => {
    expect(finds('ＣＡＳＩＮＯ', 'casino')).toBe('casino');
    expect(finds('Casino777에서', 'casino')).toBe('casino');
    expect(finds('c-a-s-i-n-o!', 'Casino')).toBe('Casino');
    expect(finds('specialist', 'cialis')).toBeNull();
    expect(finds('the cialis', 'cialis')).toBe('cialis');
  });

  it('may have spaces and signs, which do not count', () => {
    expect(finds('무료머니 드려요', '무료 머니')).toBe('무료 머니');
    expect(finds('19 금 영상', '19금!')).toBe('19금!');
  });

  it('is found in every text of a post, and its field is named', () => {
    const blocks = [
      { id: 'b1', type: 'text' as const, content: '본문' },
      { id: 'b2', type: 'image' as const, url: '/uploads/a.webp', caption: '도박 사진' },
    ];
    const lists = { forbiddenWords: ['도박'], forbiddenHosts: [] };
    expect(findForbidden(judgedPost('도박', blocks), lists)?.path).toBe('title');
    expect(findForbidden(judgedPost(null, blocks), lists)?.path).toBe('blocks.1.caption');
    expect(findForbidden(judgedPost(null, blocks.slice(0, 1)), lists)).toBeNull();
  });
});

describe('a forbidden host', () => {
  it.each([
    ['https://bad.example/a?b=c'],
    ['http://www.BAD.example:8080'],
    ['https://a.b.bad.example./'],
  ])('is found in the address %s', (address) => {
    expect(names(address, true)).toBe('bad.example');
    expect(names(`여기요 ${address}`)).toBe('bad.example');
  });

  it('is found in a text without a scheme, next to Hangul and in its own letters', () => {
    expect(names('주소는bad.example입니다')).toBe('bad.example');
    expect(names('bad。example')).toBe('bad.example');
    expect(names('나쁨.com에서')).toBe('나쁨.com');
    expect(names('https://나쁨.com', true)).toBe('나쁨.com');
  });

  it('is not a part of another host or of a path', () => {
    expect(names('https://notbad.example', true)).toBeNull();
    expect(names('https://bad.example.com', true)).toBeNull();
    expect(names('https://good.example/bad.example', true)).toBeNull();
    expect(names('notbad.example bad.example.com bad.examples')).toBeNull();
  });

  it('is read from a typed host or address', () => {
    expect(forbiddenHost(' https://www.Bad.example/a ')).toBe('bad.example');
    expect(forbiddenHost('나쁨.com')).toBe('xn--910bx31a.com');
    for (const typed of ['', '나쁨', 'bad', 'bad example', 'ftp://a.b', '[::1]']) {
      expect(forbiddenHost(typed)).toBeNull();
    }
  });
});
