import { describe, expect, it } from 'vitest';
import { requestIds } from './request-ids';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
const traceOf = (header: string) => requestIds({ traceparent: header }, true).traceId;

describe('the ids of a request', () => {
  it('are those of a trusted proxy', () => {
    const headers = { 'x-request-id': 'proxy_1-a', traceparent };
    expect(requestIds(headers, true)).toEqual({ requestId: 'proxy_1-a', traceId: TRACE });
  });

  it('are made anew without a trusted proxy', () => {
    const { requestId, traceId } = requestIds({ 'x-request-id': 'stranger', traceparent }, false);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(traceId).toBeUndefined();
  });

  it.each(['', 'a'.repeat(65), 'a b', 'a"b', '아이디', 'a, b'])(
    'do not take over the invalid id “%s”',
    (id) => {
      expect(requestIds({ 'x-request-id': id }, true).requestId).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it('read a later version of the trace, which may have more parts', () => {
    expect(traceOf(`01-${TRACE}-00f067aa0ba902b7-01-more`)).toBe(TRACE);
    expect(traceOf(`01-${TRACE}-00f067aa0ba902b7-01more`)).toBeUndefined();
    expect(traceOf(`${traceparent}-more`)).toBeUndefined();
  });

  it.each([
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00F067AA0BA902B7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7',
    'trace',
  ])('ignore the invalid trace %s', (header) => {
    expect(traceOf(header)).toBeUndefined();
  });
});
