import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '@contract/mails';
import type { Log } from '../lib/log';
import { isLoopback } from '../config/loopback';

/** Delivers a mail. Rejects if it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The parts for sending mails. */
export interface MailParts {
  send: SendMail;
  /** The address of the site in links; requests cannot change it. */
  origin: () => string;
  /** The operator's address if the settings have no contact; null if not set. */
  contact: string | null;
}

/** How long an SMTP server may take for each step, ms. */
const STEP_TIMEOUT = 10_000;

// An object, not a text: no part of an address is parsed as a list or a header.
const envelopeOf = (address: string, { from, to, ...mail }: Mail) => ({
  ...mail,
  from: { name: from, address },
  to: { name: '', address: to },
});

/**
 * Sends mails by SMTP, without TLS only to a server on this machine.
 * @param url `smtp://user:password@host:port`, or `smtps://…`
 * @param from the sender's address
 */
export function smtpTransport(url: string, from: string): SendMail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host: hostname,
      ...(port !== '' && { port: Number(port) }),
      secure: protocol === 'smtps:',
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      ...(username !== '' && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      connectionTimeout: STEP_TIMEOUT,
      greetingTimeout: STEP_TIMEOUT,
      socketTimeout: STEP_TIMEOUT,
      // A mail is only text: no part of it is read from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (mail) => {
    opened ??= open();
    await (await opened).sendMail(envelopeOf(from, mail));
  };
}

/**
 * Writes mails into files for a mail program if no SMTP server is set, and names each in the log.
 * @param dir the folder of the files
 */
export function fileTransport(dir: string, from: string, log: Log): SendMail {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(envelopeOf(from, mail));
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(/\D/g, '');
    const file = join(dir, `${time}-${randomBytes(4).toString('hex')}.eml`);
    // Anyone who reads it can use its link.
    await writeFile(file, message, { flag: 'wx', mode: 0o600 });
    log.info({ file }, 'a mail was written into a file, because SMTP_URL is not set');
  };
}
