import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './site';

// The servers of the tests store their data in folders with this prefix.
const foldersOfServers = () =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('mulbit-e2e-'))
    .map((name) => join(tmpdir(), name, 'mail'));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // The server of another run, or one that has not written a mail yet.
    return [];
  }
}

function textOf(mail: string): string {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const rest = mail.slice(head.length).trimStart();
  if (/content-transfer-encoding: base64/i.test(head))
    return Buffer.from(rest, 'base64').toString();
  return rest.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** The texts of the mails that a server wrote to files for an address, oldest first. */
function mailsTo(email: string): string[] {
  const mails = foldersOfServers().flatMap((folder) =>
    filesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(textOf);
}

/** The links with a token to an address, oldest first. Other mails, about a new device, have none. */
const linksTo = (email: string): string[] =>
  mailsTo(email).flatMap((mail) => /^http\S+#[\w-]+$/m.exec(mail)?.[0] ?? []);

/**
 * Waits for a mail with a link to an address and returns the link's path and token.
 * @param count the expected number of such mails to this address, including this one
 */
export async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => linksTo(email).length).toBe(count);
  const { pathname, hash } = new URL(linksTo(email).at(-1) ?? '');
  return pathname + hash;
}
