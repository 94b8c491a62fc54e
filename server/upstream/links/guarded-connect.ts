import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import { buildConnector } from 'undici';

/** How long a connection may take, ms. Source: docs/product/rules.md#link-previews. */
const CONNECT_TIMEOUT = 3_000;

/** An address outside the public internet; nothing was sent there. */
class PrivateAddressError extends Error {}

type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The parts of a guarded connection; tests replace them. */
export interface Dialing {
  lookup: LookupAll;
  dial: (options: TcpNetConnectOpts) => Socket;
  isPublic: (address: string) => boolean;
}

/** Looks a name up and refuses it if any of its addresses is not public. */
function guardedLookup({ lookup, isPublic }: Dialing): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, []);
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        done(new PrivateAddressError(`The name ${hostname} leads nowhere public`), []);
      } else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/**
 * Makes the connector of previews. It makes three checks, each of which stops cases that the others
 * permit: an IP address instead of a name, which is never looked up; the looked-up address, which
 * the socket then uses, so that a second look-up cannot differ; and the connected socket's remote
 * address, before a byte is sent.
 */
export function guardedConnector(dialing: Dialing): buildConnector.connector {
  const { dial, isPublic } = dialing;
  const lookup = guardedLookup(dialing);
  const secure = buildConnector({ timeout: CONNECT_TIMEOUT });

  return (options, done) => {
    const { hostname, protocol, port } = options;
    if (isIP(hostname) !== 0 && !isPublic(hostname)) {
      done(new PrivateAddressError(`${hostname} is not public`), null);
      return;
    }
    const isSecure = protocol === 'https:';
    const socket = dial({ host: hostname, port: Number(port) || (isSecure ? 443 : 80), lookup });
    const timer = setTimeout(
      () => socket.destroy(new Error(`No connection to ${hostname} in time`)),
      CONNECT_TIMEOUT,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      done(error, null);
    };
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      if (!isPublic(socket.remoteAddress ?? '')) {
        socket.destroy();
        done(new PrivateAddressError(`${hostname} led to an address that is not public`), null);
      } else if (isSecure) {
        // The TLS socket reports errors of this socket, too.
        socket.on('error', () => undefined);
        secure({ ...options, httpSocket: socket }, done);
      } else done(null, socket.setNoDelay(true));
    });
  };
}
