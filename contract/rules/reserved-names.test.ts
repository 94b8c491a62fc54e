import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-names';

describe('a reserved name', () => {
  it.each([
    '관리자',
    '운영자',
    '운영진',
    '물빛',
    'admin',
    'Administrator',
    'MULBIT',
    'system',
    '관 리\u200b자',
    '관\u3164리자',
    '관리자'.normalize('NFD'),
    'ａｄｍｉｎ',
    'á-d.m_i n',
    '[운영자]',
    '★관리자★',
    '물빛 운영진',
    'mulbit admin',
  ])('is %j', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['물빛좋아', '관리자 아님', '전직 운영자', 'admiral', 'systems', '이유나', '🙂', '운영'])(
    'is not %j',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );
});
