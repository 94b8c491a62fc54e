/** The reason why a mail was not sent. */
export interface MailFailure {
  /**
   * `server`: no mail can be sent now. `later`: this one may be accepted later. `refused`: this one
   * never will be.
   */
  trouble: 'server' | 'later' | 'refused';
  /** The mail server's answer without its words: `550 5.1.1`; else the failed step. */
  status: string;
  /** The library's own code: `EENVELOPE`. */
  code: string;
}

// Commands before a recipient is named, or about the connection.
const OF_SERVER = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|RSET|MAIL FROM)/;
/** The server ends the connection, whatever the command was. */
const CLOSING = 421;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the error of a mail that was not sent. */
export function mailFailureOf(error: unknown): MailFailure {
  const given = error as Partial<Record<'code' | 'command' | 'response' | 'responseCode', unknown>>;
  const [code, command] = [textOf(given.code), textOf(given.command)];
  const answer = Number(given.responseCode ?? 0);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(textOf(given.response))?.[1];
  const status = [answer || code || 'unknown', enhanced].filter(Boolean).join(' ');
  const of = (trouble: MailFailure['trouble']) => ({ trouble, status, code });
  // An address that the library itself rejects.
  if (code === 'EENVELOPE' && command === 'API') return of('refused');
  if (answer < 400 || answer === CLOSING || OF_SERVER.test(command)) return of('server');
  return of(answer < 500 ? 'later' : 'refused');
}
