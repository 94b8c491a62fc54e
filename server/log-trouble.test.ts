import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ended, killProcesses, spawnServer, startProcess } from './testing/process';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-log-'));
const settings = { DATA_DIR: dir, SEED: 'none', ADMIN_KEY: 'log-trouble-key' };
afterAll(() => {
  killProcesses();
  rmSync(dir, { recursive: true, force: true });
});

/** A port that was free a moment ago, for a server that cannot report its own. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Sends enough requests to fill several batches of the log. */
async function askOften(url: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < 200; at += 1) statuses.push((await fetch(`${url}/healthz`)).status);
  return statuses;
}

describe('a server whose log cannot be written', () => {
  it('answers and ends on a signal after the reader of its log has gone', async () => {
    const { child, url } = await startProcess(settings);
    child.stdout?.destroy();
    expect(new Set(await askOften(url))).toEqual(new Set([200]));
    const code = ended(child);
    child.kill('SIGTERM');
    expect(await code).toBe(0);
  });

  it.runIf(existsSync('/dev/full'))(
    'answers on a full disk, counts the lines and ends when told to',
    async () => {
      const port = await freePort();
      const full = openSync('/dev/full', 'w');
      const child = spawnServer({ ...settings, PORT: String(port) }, ['ignore', full, 'pipe']);
      closeSync(full);
      let complaints = '';
      child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            ({ ok }) => ok,
            () => child.exitCode,
          ),
        )
        .toBe(true);
      expect(new Set(await askOften(url))).toEqual(new Set([200]));
      const code = ended(child);
      child.kill('SIGTERM');
      expect(await code).toBe(0);
      const [, lost] = /로그 (\d+)줄을 쓰지 못했습니다/.exec(complaints) ?? [];
      expect(Number(lost)).toBeGreaterThanOrEqual(200);
    },
  );
});
