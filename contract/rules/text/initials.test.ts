import { describe, expect, it } from 'vitest';
import { chooseSuggestions, initialWords, readInitials, SUGGESTIONS_MAX } from './initials';

describe('typed initial consonants', () => {
  it.each([
    ['ㄱㅊㅉㄱ', 'ㄱㅊㅉㄱ'],
    [' ㅎㄱ ㅇㄱ ', 'ㅎㄱㅇㄱ'],
    // Some input methods combine ㄱ and ㅅ into one character.
    ['ㄳㅎ', 'ㄱㅅㅎ'],
    ['ㅄ', 'ㅂㅅ'],
    ['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌ', 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ'],
  ])('are recognised in %j', (typed, initials) => {
    expect(readInitials(typed)).toBe(initials);
  });

  it.each(['', 'ㄱ', '김치', 'ㄱ치', 'ㅏㅑ', 'ㄱㅏ', 'gc', 'ㄱㅊ!', '%'])(
    'are not recognised in %j',
    (typed) => {
      expect(readInitials(typed)).toBeNull();
    },
  );
});

describe('the words for initial consonants', () => {
  const named = (text: string) => initialWords([text]).map(({ initials }) => initials);

  it('start with each word of a text and continue into the next ones', () => {
    expect(initialWords(['20분 김치찌개, 끝!'])).toEqual([
      { initials: 'ㄱㅊㅉㄱㄲ', words: '김치찌개 끝' },
    ]);
    expect(named('강 건너 한강 야경')).toEqual([
      'ㄱㄱㄴㅎㄱㅇㄱ',
      'ㄱㄴㅎㄱㅇㄱ',
      'ㅎㄱㅇㄱ',
      'ㅇㄱ',
    ]);
  });

  it('have at most as many letters as people type, and each appears once', () => {
    expect(named('가나다라마바사아자차카타파하')).toEqual(['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ']);
    expect(named('물빛 물빛')).toEqual(['ㅁㅂㅁㅂ', 'ㅁㅂ']);
    expect(initialWords(['물빛', '물빛'])).toHaveLength(1);
  });

  it('leave out words that do not start with two syllables', () => {
    expect(named('4K ASMR 밤 끝')).toEqual(['ㅂㄲ']);
    expect(named('새벽 4시')).toEqual(['ㅅㅂ4ㅅ']);
  });

  it('are the same in every Unicode form of their letters', () => {
    expect(initialWords(['김치찌개'.normalize('NFD')])).toEqual(initialWords(['김치찌개']));
  });
});

describe('the suggestions', () => {
  it('are the whole words that the consonants reach, the most frequent first', () => {
    const found = [
      { words: '한강 야경 산책', posts: 2 },
      { words: '하고 있는 일', posts: 1 },
      { words: '한강 야경', posts: 1 },
      { words: '한겨울 밤', posts: 4 },
    ];
    expect(chooseSuggestions('ㅎㄱㅇ', found)).toEqual(['한겨울', '한강 야경', '하고 있는']);
    expect(chooseSuggestions('ㅎㄱ', found)).toEqual(['한겨울', '한강', '하고']);
  });

  it('are limited to the number that fits below the field', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ words: `가나${at}`, posts: 1 }));
    expect(chooseSuggestions('ㄱㄴ', many)).toHaveLength(SUGGESTIONS_MAX);
  });
});
