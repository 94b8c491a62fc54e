import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A mail server on this machine. */
export interface MailServer {
  port: number;
  /** The lines that it got: commands and mails. */
  said: string[];
  close: () => Promise<void>;
}

/** Starts a mail server. @param refused an address that it refuses */
export async function startMailServer(refused = ''): Promise<MailServer> {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isMail = false;
    let rest = '';
    socket.write('220 mail.test\r\n');
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(line);
        if (isMail && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
        else if (line === 'STARTTLS') socket.write('502 no TLS here\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
        else if (line === `RCPT TO:<${refused}>`) socket.write('550 no such mailbox\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        isMail = line === 'DATA';
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    said,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
