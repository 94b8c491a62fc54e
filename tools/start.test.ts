import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest } from './lib/stamp.mjs';

const machine = mkdtempSync(join(tmpdir(), 'mulbit-start-'));
const checkout = join(machine, 'mulbit');
const programs = join(machine, 'bin');
const port = /http:\/\/localhost:(\d+)/;

// These belong only to this checkout, or are not needed for a start.
const left = new Set('.git .cache node_modules dist data coverage'.split(' '));

/**
 * Makes a checkout like that of `npm ci` on a machine without compilers: sqlite3 is missing,
 * because npm leaves out an optional package whose build fails. The others are links.
 */
function makeCheckout(): void {
  for (const name of readdirSync('.').filter((found) => !left.has(found))) {
    const filter = (path: string) => !path.includes('node_modules');
    cpSync(name, join(checkout, name), { recursive: true, filter });
  }
  const packages = join(checkout, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (name === 'sqlite3' || name.startsWith('.')) continue;
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  }
  writeFileSync(join(packages, '.mulbit-lock'), digest(['package-lock.json']));
}

/** Runs `npm start`'s script with an empty PATH; returns its output until it listens or ends. */
function start(): Promise<{ said: string; url: string | null; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: checkout,
    env: { PATH: programs, PORT: '0' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [url] = port.exec(said) ?? [];
      if (url !== undefined) resolve({ said, url, end });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => resolve({ said, url: null, end }));
  });
}

beforeAll(() => {
  mkdirSync(programs);
  makeCheckout();
});
afterAll(() => rmSync(machine, { recursive: true, force: true }));

describe('npm start on a machine that has nothing but Node', () => {
  it.runIf(isBuiltin('node:sqlite'))(
    'builds the site and serves it with the SQLite of Node',
    async () => {
      const { said, url, end } = await start();
      expect(url, said).not.toBeNull();
      expect((await fetch(`${String(url)}/readyz`)).status).toBe(200);
      await end();
    },
    240_000,
  );

  it.skipIf(isBuiltin('node:sqlite'))(
    'ends before the build with a sentence that says what to type, on a Node without SQLite',
    async () => {
      const { said, url } = await start();
      expect(url).toBeNull();
      expect(said).toContain('apt-get install -y python3 make g++');
      expect(said).not.toContain('빌드합니다.\n');
    },
  );
});
