import { pino, type DestinationStream, type Logger } from 'pino';

/** The server's log. */
export type Log = Logger;

const secrets = ['password', 'adminKey', 'cookie', 'authorization', 'key', 'token', 'secret'];

// Only fields that are always harmless: a driver's error may contain the row that it refused.
function errorFields(error: Error) {
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name, code, message, stack };
}

/**
 * Makes the log: one JSON line an event. Data that could hold a secret is not logged at all (no
 * bodies, no headers, no query strings); the redaction is the second protection.
 * @param destination where lines go
 */
export function createLog(destination: DestinationStream): Log {
  const options = {
    base: null,
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: { err: errorFields },
  };
  return pino(options, destination);
}
