import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The server as a separate process. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  said: () => string;
}

const begun: ChildProcess[] = [];

// Within the repository, where the build finds its packages; a folder for each process that runs
// tests, by its id.
const BUILDS = '.cache/servers-under-test';

/** Removes the builds of processes that have ended: these are often killed. */
function removeOldBuilds(): void {
  for (const pid of readdirSync(BUILDS)) {
    try {
      process.kill(Number(pid), 0);
    } catch {
      rmSync(join(BUILDS, pid), { recursive: true, force: true });
    }
  }
}

let built: string | undefined;

/**
 * Returns the file of a command of the built server, as operators start it. It starts in a third of
 * the time that its sources take. The first call builds it, once for each process that runs tests.
 */
export function serverCommand(name: 'index' | 'admin' | 'migrate'): string {
  if (built === undefined) {
    mkdirSync(BUILDS, { recursive: true });
    removeOldBuilds();
    const dir = join(BUILDS, String(process.pid));
    const build = [
      'build',
      '--config=vite.server.config.ts',
      `--outDir=${dir}`,
      '--logLevel=error',
    ];
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    built = dir;
  }
  return join(built, `${name}.js`);
}

/** Starts a process of the server; it may end before it listens. */
export function spawnServer(
  settings: Record<string, string>,
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  const child = spawn(process.execPath, [serverCommand('index')], {
    env: {
      PATH: process.env.PATH,
      SQLITE_DRIVER: process.env.SQLITE_DRIVER,
      PORT: '0',
      ...settings,
    },
    stdio,
  });
  begun.push(child);
  return child;
}

/**
 * Starts a process of the server and waits for its address.
 * @throws its output if it ended before
 */
export function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(settings);
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url !== undefined) resolve({ child, url, said: () => text });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', () => reject(new Error(text)));
  });
}

/** The exit code of a process after its end; null if a signal killed it. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Ends every process that a test started. */
export function killProcesses(): void {
  for (const child of begun) child.kill('SIGKILL');
}
