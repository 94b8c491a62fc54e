import { testerOf } from '@contract/testers';
import { NOW, runOf, toolsOver } from '@mocks/testing/tools-over';
import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry';
import type { Send } from './types';

const backendError = JSON.stringify({ error: { errors: [{ reason: 'backendError' }] } });
const found = JSON.stringify({ kind: 'youtube#list', items: [] });

/** Runs a list over a service that refuses once or always; returns the waits and the requests. */
async function runRefused(status: number, body: string, retryAfter?: string, times = 1) {
  const waited: number[] = [];
  let sent = 0;
  const send: Send = () => {
    sent += 1;
    const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', retryAfter]]);
    const refused = new Response(body, { status, headers });
    return Promise.resolve(sent <= times ? refused : new Response(found));
  };
  const wait = (ms: number) => Promise.resolve(void waited.push(ms));
  const { tools } = toolsOver({ send, wait });
  const values = { part: 'snippet', chart: 'mostPopular' };
  const run = () => runOf(tools, testerOf('youtube-videos')!, values);
  const { record, outcome } = await run();
  return { record, outcome, waited, sent: () => sent, run };
}

it('Retry-After is read in seconds and as a date', () => {
  expect(readRetryAfter('2', NOW)).toBe(2_000);
  expect(readRetryAfter(new Date(NOW + 3_000).toUTCString(), NOW)).toBe(3_000);
  expect(readRetryAfter(new Date(NOW - 3_000).toUTCString(), NOW)).toBe(0);
  expect(readRetryAfter('99999999', NOW)).toBe(3_600_000);
  for (const none of [null, '', 'soon', '-1 s']) expect(readRetryAfter(none, NOW)).toBeNull();
});

describe('a request with a temporary refusal', () => {
  it.each([
    [503, '', undefined, 150],
    // YouTube's own fault; YouTube asks for a retry.
    [500, backendError, undefined, 150],
    [503, '', '2', 2_000],
    [503, '', new Date(NOW + 3_000).toUTCString(), 3_000],
    [429, 'slow down', '1', 1_000],
  ])('by %i %s with Retry-After %s is made again', async (status, body, retryAfter, pause) => {
    const { record, waited } = await runRefused(status, body, retryAfter);
    expect(record).toMatchObject({ outcome: 'ok', cost: 2 });
    expect(waited).toEqual([pause]);
  });

  it.each([
    [500, '{}', undefined],
    [429, 'slow down', undefined],
    [429, '{"error":{"status":"RESOURCE_EXHAUSTED"}}', '1'],
  ])('by %i %s with Retry-After %s is not made again', async (status, body, retryAfter) => {
    const { record, waited } = await runRefused(status, body, retryAfter);
    expect(record?.status).toBeGreaterThanOrEqual(500);
    expect(waited).toEqual([]);
  });

  it('with a wait longer than a run may take is not repeated before that, and says when', async () => {
    const { outcome, waited, sent, run } = await runRefused(503, '', '120', 9);
    expect(waited).toEqual([]);
    expect(outcome).toMatchObject({
      ...{ code: 'UPSTREAM', retryAfter: 120 },
      issues: [{ message: '2026-11-23 12:02 이후에 다시 요청할 수 있습니다.' }],
    });
    expect((await run()).outcome).toMatchObject({ retryAfter: 120 });
    expect(sent()).toBe(1);
  });
});
