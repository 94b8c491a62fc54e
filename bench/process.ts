import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve as absolute } from 'node:path';

/** A server under measurement. */
export interface Running {
  url: string;
  /** The processes whose CPU time counts: the server's and, if it has one, its database's. */
  pids: () => number[];
  stop: () => Promise<void>;
}

/** Finds a free port of this machine. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  // The server counts a million posts at its start.
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ten minutes`);
}

/**
 * Forks a server and waits until `readyPath` answers.
 * @param cwd the folder it runs in
 * @param databasePids returns the processes of its database; called at each reading
 */
export async function start(
  script: string,
  env: Record<string, string>,
  readyPath: string,
  databasePids: () => number[] = () => [],
  cwd = '.',
): Promise<Running> {
  const port = await freePort();
  const child = fork(absolute(script), {
    cwd,
    execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}${readyPath}`, child);
  return {
    url,
    pids: () => [child.pid ?? 0, ...databasePids()],
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** The child processes of `parent`: a PostgreSQL server handles each connection in one of them. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent);
}

function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

const TICK_MICROSECONDS = 10_000;

/** The CPU time that processes have used so far, µs; Linux only, elsewhere 0. */
export function cpuMicroseconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0) * TICK_MICROSECONDS, 0);
}
