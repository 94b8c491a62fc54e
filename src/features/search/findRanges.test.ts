import { searchWords } from '@contract/rules/text/search';
import { describe, expect, it } from 'vitest';
import { findRanges } from './markFound';

/** The parts of a text that a search marks. */
const marked = (text: string, search: string) =>
  findRanges(text, searchWords(search)).map(([start, end]) => text.slice(start, end));

describe('the words of a search in a text', () => {
  it('match anywhere, in upper and lower case', () => {
    expect(marked('한강에서 본 밤의 한강', '한강 밤')).toEqual(['한강', '한강', '밤']);
    expect(marked('Night walk, NIGHT', 'night')).toEqual(['Night', 'NIGHT']);
    expect(marked('아무것도 없다', '한강')).toEqual([]);
  });

  it('match other Unicode forms of the same letters', () => {
    expect(marked('밤의 ＶＬＯＧ 모음', 'vlog')).toEqual(['ＶＬＯＧ']);
    expect(marked('night vlog', 'ｖｌｏｇ')).toEqual(['vlog']);
    expect(marked('제①회 대회', '제1회')).toEqual(['제①회']);
    expect(marked('㈜물빛의 소식', '주')).toEqual(['㈜']);
    expect(marked('caf\u0065\u0301에서', 'café')).toEqual(['cafe\u0301']);
  });

  it('match decomposed Korean', () => {
    const apart = '밤의 한강'.normalize('NFD');
    expect(marked(`${apart} 산책`, '한강')).toEqual(['한강'.normalize('NFD')]);
    expect(marked('밤의 한강', '한강'.normalize('NFD'))).toEqual(['한강']);
    expect(marked('ㅋㅋ 물빛', '물빛')).toEqual(['물빛']);
  });

  it('match right behind letters that become longer when folded', () => {
    expect(marked('İ는 ㈜ 뒤의 물빛', '물빛')).toEqual(['물빛']);
    expect(marked('😀 𝐀 물빛 😀', '물빛')).toEqual(['물빛']);
  });

  it('match text that splits a longer word with spaces', () => {
    expect(marked('강 건너의 한강 야경, 밤', '한강야경')).toEqual(['한강 야경']);
    expect(marked('ㅋㅋ 밤 산책', '밤산책')).toEqual(['밤 산책']);
    expect(marked('한강 야경', '강야')).toEqual([]);
    expect(marked('𝐀 b-c 물빛', 'abc')).toEqual(['𝐀 b-c']);
  });

  it('are limited to the number of words that the search uses', () => {
    expect(marked('가 나 다 라 마 바 사 아 자', '가 나 다 라 마 바 사 아 자')).toHaveLength(8);
    expect(marked('물빛!', '?!')).toEqual([]);
  });
});
