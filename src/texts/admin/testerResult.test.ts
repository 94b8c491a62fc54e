import { describe, expect, test } from 'vitest';
import { estateTexts, testerResultTexts } from './testerResult';

describe('an amount in 만원', () => {
  test('has separators, and the spoken form from 1억 on', () => {
    expect(estateTexts.amount(9_500)).toBe('9,500만원');
    expect(estateTexts.amount(123_000)).toBe('12억 3,000만원 (123,000만원)');
    expect(estateTexts.amount(100_000)).toBe('10억원 (100,000만원)');
    expect(estateTexts.amount(0)).toBe('0만원');
    expect(estateTexts.amount(null)).toBe(estateTexts.secret);
  });
});

test('an area also has its value in 평', () => {
  expect(estateTexts.squareMetres(84.99)).toBe('84.99㎡ (25.7평)');
});

test('the summary omits the page if the third party has no pages', () => {
  expect(testerResultTexts.summary(12_345, 10, 10)).toBe('총 12,345건 · 페이지당 10건 · 표시 10건');
  expect(testerResultTexts.summary(3, null, 3)).toBe('총 3건 · 표시 3건');
});
