import { expect, it } from 'vitest';
import { ApiError, errorBody } from '../../errors';
import { errorTexts, queryTexts } from '../../texts';
import { sayWhen, waitText } from './retry';

it.each([
  [0, '1초'],
  [1, '1초'],
  [29.2, '30초'],
  [59, '59초'],
  [60, '1분'],
  [61, '2분'],
  [180, '3분'],
  [3_541, '1시간'],
  [3_600, '1시간'],
  [3_601, '1시간 1분'],
  [17 * 3_600, '17시간'],
])('%s seconds are %s', (seconds, words) => {
  expect(waitText(seconds)).toBe(words);
});

it('puts the time in the place of 잠시 후, and nowhere else', () => {
  expect(sayWhen(errorTexts.RATE_LIMITED, 3_600)).toBe(
    '요청이 너무 많습니다. 1시간 뒤 다시 시도해주세요.',
  );
  expect(sayWhen(queryTexts.notSetUp, 5)).toBe(queryTexts.notSetUp);
});

it.each([
  ['RATE_LIMITED', errorTexts.RATE_LIMITED, 30, '30초 뒤'],
  ['UNAVAILABLE', errorTexts.UNAVAILABLE, undefined, '5초 뒤'],
  ['UNAVAILABLE', queryTexts.busy, 2, '2초 뒤'],
  ['UPSTREAM_QUOTA', errorTexts.UPSTREAM_QUOTA, 5 * 3_600, '5시간 뒤'],
  ['UPSTREAM', errorTexts.UPSTREAM, undefined, '잠시 후'],
] as const)('the body of %s, %s, says when: %s', (code, text, retryAfter, words) => {
  const error = new ApiError(code, text, retryAfter === undefined ? {} : { retryAfter });
  expect(errorBody(error).error).toContain(`${words} 다시 시도해주세요.`);
});
