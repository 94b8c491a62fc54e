import { describe, expect, it } from 'vitest';
import { chooseSuggestions, initialWords, readInitials, SUGGESTIONS_MAX } from './initials';

describe('the initial consonants that were typed', () => {
  it.each([
    ['ㄱㅊㅉㄱ', 'ㄱㅊㅉㄱ'],
    [' ㅎㄱ ㅇㄱ ', 'ㅎㄱㅇㄱ'],
    // Some input methods draw ㄱ and ㅅ together.
    ['ㄳㅎ', 'ㄱㅅㅎ'],
    ['ㅄ', 'ㅂㅅ'],
    ['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌ', 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ'],
  ])('are read from %j', (typed, initials) => {
    expect(readInitials(typed)).toBe(initials);
  });

  it.each(['', 'ㄱ', '김치', 'ㄱ치', 'ㅏㅑ', 'ㄱㅏ', 'gc', 'ㄱㅊ!', '%'])(
    'are not read from %j',
    (typed) => {
      expect(readInitials(typed)).toBeNull();
    },
  );
});

describe('the words that initial consonants name', () => {
  const named = (text: string) => initialWords([text]).map(({ initials }) => initials);

  it('begin with each word of a text and go on into the next ones', () => {
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

  it('are as many letters as anybody types, and each of them once', () => {
    expect(named('가나다라마바사아자차카타파하')).toEqual(['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ']);
    expect(named('물빛 물빛')).toEqual(['ㅁㅂㅁㅂ', 'ㅁㅂ']);
    expect(initialWords(['물빛', '물빛'])).toHaveLength(1);
  });

  it('leave out what does not begin with two syllables', () => {
    expect(named('4K ASMR 밤 끝')).toEqual(['ㅂㄲ']);
    expect(named('새벽 4시')).toEqual(['ㅅㅂ4ㅅ']);
  });

  it('are read the same however their letters are stored', () => {
    expect(initialWords(['김치찌개'.normalize('NFD')])).toEqual(initialWords(['김치찌개']));
  });
});

describe('the suggestions', () => {
  it('are the whole words that the consonants reach into, the most frequent first', () => {
    const found = [
      { words: '한강 야경 산책', posts: 2 },
      { words: '하고 있는 일', posts: 1 },
      { words: '한강 야경', posts: 1 },
      { words: '한겨울 밤', posts: 4 },
    ];
    expect(chooseSuggestions('ㅎㄱㅇ', found)).toEqual(['한겨울', '한강 야경', '하고 있는']);
    expect(chooseSuggestions('ㅎㄱ', found)).toEqual(['한겨울', '한강', '하고']);
  });

  it('are at most as many as fit below the field', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ words: `가나${at}`, posts: 1 }));
    expect(chooseSuggestions('ㄱㄴ', many)).toHaveLength(SUGGESTIONS_MAX);
  });
});
