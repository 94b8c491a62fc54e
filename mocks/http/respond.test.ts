import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';
import { successResponse } from './respond';

test('an answer outside the contract throws', () => {
  expect(() => successResponse(endpoints.sharePost, { success: true }, {})).toThrow(
    /share broke the contract: shareCount/,
  );
});

test('an answer leaves out fields that the contract does not name', async () => {
  const body = { success: true, shareCount: 1, password: 'x' };
  const response = successResponse(endpoints.sharePost, body, {});
  expect(await response.json()).toEqual({ success: true, shareCount: 1 });
});
