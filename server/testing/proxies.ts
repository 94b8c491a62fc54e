import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCarefulProxy, type Proxy } from '../../tools/careful-proxy';

/** A port that nothing uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const isInstalled = (command: string, flag: string) =>
  spawnSync(command, [flag]).error === undefined;

const begun: ChildProcess[] = [];

/** Ends every proxy that a test started. */
export function killProxies(): void {
  for (const child of begun) child.kill('SIGKILL');
}

function run(command: string, args: (file: string) => string[], settings: string) {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-proxy-'));
  const file = join(dir, 'settings');
  writeFileSync(file, settings);
  const child = spawn(command, args(file), {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: dir },
  });
  begun.push(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    isOver: () => child.exitCode !== null,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function listening(url: string, proxy: ReturnType<typeof run>): Promise<Proxy> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, stop: proxy.stop };
    if (proxy.isOver()) throw new Error('The proxy ended');
    await sleep(50);
  }
}

async function startHaproxy(ports: readonly [number, number]): Promise<Proxy> {
  const port = await freePort();
  const settings = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace(/^ {2}bind :443.*\n/m, '')
    .replace(/^.*redirect scheme.*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`);
  const proxy = run('haproxy', (file) => ['-db', '-q', '-f', file], settings);
  return listening(`http://127.0.0.1:${port}`, proxy);
}

async function startCaddy(ports: readonly [number, number]): Promise<Proxy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = readFileSync('deploy/Caddyfile.two', 'utf8')
    .replace('{$SITE_DOMAIN}', url)
    .replace(/\{\$SITE_SERVERS:.*?\}/, ports.map((port) => `127.0.0.1:${port}`).join(' '));
  const args = (file: string) => ['run', '--adapter', 'caddyfile', '--config', file];
  return listening(url, run('caddy', args, `{\n\tadmin off\n}\n${site}`));
}

/** A kind of proxy, and whether this machine has it. */
interface Kind {
  name: string;
  isHere: boolean;
  /** @param ports of two servers on this machine */
  start: (ports: readonly [number, number]) => Promise<Proxy>;
}

/** Starts a proxy of the tests' own. @param ports of servers on this machine */
export const startOwnProxy = (ports: readonly number[]): Promise<Proxy> =>
  startCarefulProxy(ports.map((port) => `http://127.0.0.1:${port}`));

/** The proxies that `deploy` has a file for, and one of the tests' own. */
export const proxies: Kind[] = [
  { name: 'a proxy of its own', isHere: true, start: startOwnProxy },
  { name: 'HAProxy', isHere: isInstalled('haproxy', '-v'), start: startHaproxy },
  { name: 'Caddy', isHere: isInstalled('caddy', 'version'), start: startCaddy },
];
