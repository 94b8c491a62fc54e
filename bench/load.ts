import autocannon from 'autocannon';
import { cpuMicroseconds, type Running } from './process';

/** One request of a run. */
export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  cookie?: string;
  body?: unknown;
}

/** The measurements of one short run. */
export interface Shot {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU time of server and database per request, µs. */
  cpu: number;
  failures: number;
}

/** Sends `requests` in a loop over `connections` for some seconds. */
export async function shoot(
  server: Running,
  requests: Request[],
  connections: number,
  seconds: number,
): Promise<Shot> {
  const before = cpuMicroseconds(server.pids());
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: requests.map(({ method = 'GET', path, cookie, body }) => ({
      method,
      path,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined
          ? {}
          : {
              'content-type': 'application/json',
              origin: server.url,
              'sec-fetch-site': 'same-origin',
            }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })),
  });
  const total = Math.max(1, result.requests.total);
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpuMicroseconds(server.pids()) - before) / total,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
