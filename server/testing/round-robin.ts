import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each request to the next of several servers, like a load balancer. */
export interface RoundRobin {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Starts it on a free port.
 * @param origins the servers, in their order
 * @param settle what each request waits for
 */
export async function startRoundRobin(
  origins: readonly string[],
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<RoundRobin> {
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const origin = origins[turn % origins.length] ?? '';
    turn += 1;
    const { method, headers, url } = asked;
    const passed = request(`${origin}${url ?? ''}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.statusMessage, given.rawHeaders);
      given.pipe(answer);
      given.on('error', () => answer.destroy());
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
    // A stream ends on both sides.
    answer.on('close', () => passed.destroy());
  };
  // The servers' answers promise that a connection stays open for 65 s.
  const server: Server = createServer({ keepAliveTimeout: 65_000 }, (asked, answer) => {
    settle()
      .then(() => pass(asked, answer))
      .catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
