import { startMailServer, type MailServer } from '../testing/mail-server';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../lib/log';
import { fileTransport, smtpTransport } from './transport';

const servers: MailServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A mail server that ends with the test. */
async function startServer(refused?: string) {
  const server = await startMailServer(refused);
  servers.push(server);
  return server;
}

it('a mail reaches the configured server, with its password, from and to one address', async () => {
  const { said, port } = await startServer();
  const send = smtpTransport(`smtp://me%40site:p%40ss@127.0.0.1:${port}`, 'no-reply@mulbit.test');
  await send({ from: '물빛', to: 'a@mulbit.test', subject: '비밀번호 재설정', text: '본문\n' });
  const [, login = ''] = /^AUTH PLAIN (.+)$/m.exec(said.join('\n')) ?? [];
  expect(Buffer.from(login, 'base64').toString()).toBe('\0me@site\0p@ss');
  expect(said).toContain('MAIL FROM:<no-reply@mulbit.test>');
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<a@mulbit.test>']);
  expect(said).toContain('To: a@mulbit.test');
  expect(said.join('\n')).toContain(Buffer.from('본문\n').toString('base64'));
});

it('a mail that the server refuses does not count as sent', async () => {
  const { port } = await startServer('gone@mulbit.test');
  const send = smtpTransport(`smtp://127.0.0.1:${port}`, 'no-reply@mulbit.test');
  const sent = send({ from: '물빛', to: 'gone@mulbit.test', subject: '제목', text: '본문\n' });
  await expect(sent).rejects.toMatchObject({ responseCode: 550 });
});

it('a mail is not sent to another machine without TLS', async () => {
  const { said, port } = await startServer();
  // A name of this machine that does not show it, as if it were another one.
  const send = smtpTransport(`smtp://0.0.0.0:${port}`, 'no-reply@mulbit.test');
  const sent = send({ from: '물빛', to: 'a@mulbit.test', subject: '제목', text: '본문\n' });
  await expect(sent).rejects.toThrow();
  expect(said.join('\n')).not.toMatch(/AUTH|MAIL FROM|DATA/);
});

it('a mail without a server is written to a file that only the owner can read, and the log names it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-mail-'));
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const send = fileTransport(join(dir, 'mail'), 'no-reply@mulbit.example', log);
  await send({
    from: '물빛',
    to: 'a@mulbit.test',
    subject: '제목\r\nBcc: evil@mulbit.test',
    text: '본문\n',
  });
  const [name = ''] = readdirSync(join(dir, 'mail'));
  const file = join(dir, 'mail', name);
  expect(name).toMatch(/\.eml$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const written = readFileSync(file, 'utf8');
  expect(written).toMatch(/^To: a@mulbit\.test\r?$/m);
  // A line break in a subject does not start a new header.
  expect(written).not.toMatch(/^Bcc:/im);
  expect(logged.join('')).toContain(name);
  rmSync(dir, { recursive: true });
});
