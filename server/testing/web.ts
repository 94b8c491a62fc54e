import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket, type AddressInfo, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../upstream/links/addresses';
import type { Dialing } from '../upstream/links/guarded-connect';

/** A small internet: names with addresses, all of which are one local server. */
export interface Web {
  /** The requests to the server, as `host path`. */
  asked: string[];
  /**
   * Connects a fetcher to the server: looked-up addresses are checked as usual, then the server
   * answers.
   */
  dialing: Dialing;
  close: () => Promise<void>;
}

/** The address of an unlisted name, on the public internet. */
const PUBLIC = '93.184.216.34';

/**
 * Starts a small internet.
 * @param answer the handler of its server
 * @param names addresses by name; `public` for any other name
 */
export async function startWeb(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  names: Record<string, string[]> = {},
): Promise<Web> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''} ${request.url ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    asked,
    dialing: {
      lookup: (hostname, _options, done) => {
        const addresses = names[hostname] ?? [PUBLIC];
        const found = addresses.map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        }));
        if (found.length > 0) done(null, found);
        else done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
      },
      dial: ({ host = '', lookup }) => {
        const socket = new Socket();
        (lookup as LookupFunction)(host, { all: true }, (error) => {
          if (error) socket.destroy(error);
          else socket.connect(port, '127.0.0.1');
        });
        return socket;
      },
      // The server itself has an address that previews must not reach.
      isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
