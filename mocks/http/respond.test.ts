import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';
import { successResponse } from './respond';

test('an answer that the contract does not know is refused loudly', () => {
  expect(() => successResponse(endpoints.sharePost, { success: true }, {})).toThrow(
    /share broke the contract: shareCount/,
  );
});

test('what the contract does not name is not answered', async () => {
  const body = { success: true, shareCount: 1, password: 'x' };
  const response = successResponse(endpoints.sharePost, body, {});
  expect(await response.json()).toEqual({ success: true, shareCount: 1 });
});
