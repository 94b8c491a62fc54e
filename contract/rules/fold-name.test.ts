import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name';

describe('two names are the same', () => {
  it.each([
    ['이유나', '이 유 나'],
    ['이유나', '이유나'.normalize('NFD')],
    ['이유나', 'ㅇㅣㅇㅠㄴㅏ'],
    ['이유나', '이\u200b유나'],
    ['이유나', '★이유나★'],
    ['이유나', '이.유.나'],
    ['Mulberry', 'mULBERRY'],
    ['Mulberry', 'Ｍｕｌｂｅｒｒｙ'],
    ['Mulberry', 'MuIberry'],
    ['Mulberry', 'Мulbеrrу'],
    ['bob99', 'B0b99'],
    ['rené', 'rene'],
    ['🙂🙂', '🙂 🙂'],
  ])('%j and %j', (one, other) => {
    expect(foldName(other)).toBe(foldName(one));
  });
});

describe('two names differ', () => {
  it.each([
    ['이유나', '이유니'],
    ['이유나', '이유나2'],
    ['이유나2', '이유나3'],
    ['🙂', '🙂🙂'],
    ['★', '☆'],
    ['김민지', '김민자'],
  ])('%j and %j', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one));
    expect(foldName(one)).not.toBe('');
  });

  it('by their numbers, however these look', () => {
    const keys = Array.from({ length: 1000 }, (_, at) => foldName(`물빛러${at}`));
    expect(new Set(keys).size).toBe(1000);
  });
});
