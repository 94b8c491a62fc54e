import { expect, it } from 'vitest';
import { ApiError, errorCodes, errorStatus } from './errors';

it('an error with the status 503 says when to try again', () => {
  const codes = errorCodes.filter((code) => errorStatus[code] === 503);
  expect(codes).toContain('UNAVAILABLE');
  for (const code of codes) expect(new ApiError(code, '').retryAfter, code).toBeGreaterThan(0);
  expect(new ApiError('UNAVAILABLE', '', { retryAfter: 10 }).retryAfter).toBe(10);
  expect(new ApiError('NOT_FOUND', '').retryAfter).toBeUndefined();
});
