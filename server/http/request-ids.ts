import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w-]{1,64}$/;
/** W3C Trace Context: version, trace, parent and flags; a later version may append more. */
const TRACEPARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** What a request is called in the logs of several programs. */
interface RequestIds {
  requestId: string;
  /** The id of the trace that the request belongs to; undefined without one. */
  traceId: string | undefined;
}

/** The trace of a `traceparent`; undefined without a valid one. */
function traceOf(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, traceId, more] = TRACEPARENT.exec(header) ?? [];
  // Version 00 has no more parts.
  return header.startsWith('00') && more !== undefined ? undefined : traceId;
}

/**
 * Names a request: as a trusted proxy did, else anew. Without a proxy the headers come from
 * strangers, who could give many requests the same id.
 */
export function requestIds(headers: IncomingHttpHeaders, trustsProxy: boolean): RequestIds {
  if (!trustsProxy) return { requestId: randomUUID(), traceId: undefined };
  const { 'x-request-id': given, traceparent } = headers;
  const isValid = typeof given === 'string' && REQUEST_ID.test(given);
  return { requestId: isValid ? given : randomUUID(), traceId: traceOf(traceparent) };
}
