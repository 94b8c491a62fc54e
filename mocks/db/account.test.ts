import { beforeEach, expect, it } from 'vitest';
import { resetWorld } from '../world';
import { deleteAccount } from './account';
import { toolCalls } from './tool-calls';

beforeEach(() => {
  resetWorld();
});

it('deleting an admin’s account also deletes their history of the data tools, but no other', () => {
  const record = {
    ...{ tester: 'news', params: {}, outcome: 'ok', status: 200 },
    ...{ durationMs: 1, cost: 0, isCached: false, source: 'simulated' as const },
  };
  for (const memberId of [1, 2]) toolCalls.add(memberId, record, 0);
  deleteAccount(1, 0);
  expect([1, 2].map((id) => toolCalls.listOf(id, 'news').length)).toEqual([0, 1]);
});
