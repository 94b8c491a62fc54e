import { describe, expect, test } from 'vitest';
import { formAddress, readFormAddress, readValue, writeValue } from './queryForm';

describe('a typed value', () => {
  test('becomes a number if it reads as one', () => {
    expect(['10', ' -2.5 ', '0', '0.5'].map(readValue)).toEqual([10, -2.5, 0, 0.5]);
  });

  test('stays a text if a number would lose something', () => {
    const texts = ['007', '9007199254740993', '1e3', '1,000', '', '바다'];
    expect(texts.map(readValue)).toEqual(texts);
  });

  test('becomes the text inside its quotes', () => {
    expect([`'10'`, `''`, `'NULL'`, `'it''s'`].map(readValue)).toEqual(['10', '', 'NULL', "it''s"]);
    expect(readValue('NULL')).toBeNull();
  });

  test('can be written back', () => {
    for (const value of [10, '10', null, 'NULL', '바다', '', '007', 2.5]) {
      expect(readValue(writeValue(value))).toBe(value);
    }
  });
});

describe('the address of a query', () => {
  const form = { sql: "SELECT '#&=한글' -- :a\nFROM post", values: { a: "'1 & 2'", 이름: '바다' } };

  test('brings back what was typed', () => {
    expect(readFormAddress(formAddress(form))).toEqual(form);
  });

  test('leaves out what was not typed, and ignores other addresses', () => {
    const empty = { sql: 'SELECT :a', values: { a: '' } };
    expect(readFormAddress(formAddress(empty))?.values).toEqual({});
    expect(readFormAddress('')).toBeNull();
    expect(readFormAddress('#content')).toBeNull();
  });
});
