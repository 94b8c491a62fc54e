import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Tracks running requests by connection, so that a server ends without losing an answer. */
export interface Draining {
  /**
   * Notes a request.
   * @returns false if its connection ends with an earlier answer: then it must not run, as nobody
   * would see its result
   */
  begin: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The number of connections. */
  connections: () => number;
  /** From now on each connection ends after its last outstanding answer. */
  start: () => void;
  /** Ends connections without an outstanding answer, now and later; resolves when all are gone. */
  endIdle: () => Promise<void>;
  /** The running requests. */
  requests: () => IncomingMessage[];
}

/** Follows the connections of a server. */
export function followConnections(server: Server): Draining {
  // Pipelined requests run at the same time; their answers are sent in the order of the requests.
  const underWay = new Map<Socket, Map<ServerResponse, IncomingMessage>>();
  const isEnding = new WeakSet<Socket>();
  let isDraining = false;
  let endsIdle = false;
  let onEmpty: () => void = () => undefined;

  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Map());
    socket.once('close', () => {
      underWay.delete(socket);
      if (underWay.size === 0) onEmpty();
    });
  });

  /** Makes an answer the last one of its connection if its head is not sent yet. */
  function endWith(socket: Socket, response: ServerResponse | undefined): void {
    if (!response || response.headersSent) return;
    response.shouldKeepAlive = false;
    isEnding.add(socket);
  }

  const endIfIdle = (socket: Socket) => {
    if (endsIdle && underWay.get(socket)?.size === 0) socket.destroySoon();
  };

  return {
    begin: (request, response) => {
      const { socket } = request;
      if (isEnding.has(socket)) return false;
      const own = underWay.get(socket);
      own?.set(response, request);
      response.once('close', () => {
        own?.delete(response);
        endIfIdle(socket);
      });
      if (isDraining) endWith(socket, response);
      return true;
    },
    connections: () => underWay.size,
    start: () => {
      isDraining = true;
      for (const [socket, own] of underWay) endWith(socket, [...own.keys()].at(-1));
    },
    endIdle: () =>
      new Promise((resolve) => {
        endsIdle = true;
        onEmpty = resolve;
        for (const socket of underWay.keys()) endIfIdle(socket);
        if (underWay.size === 0) resolve();
      }),
    requests: () => [...underWay.values()].flatMap((own) => [...own.values()]),
  };
}
