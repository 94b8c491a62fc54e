import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { reportPath } from './run-folder';
import type { Step } from './steps';

export interface Outcome {
  ok: boolean;
  output: string;
  seconds: number;
}

const running = new Map<ChildProcess, Promise<unknown>>();

/** Runs a step in its own process group and stores its output. */
export function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(process.execPath, step.run, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...step.env,
      NO_COLOR: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(step.name),
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const outcome = new Promise<Outcome>((resolve) => {
    const end = (ok: boolean) => {
      running.delete(child);
      resolve({ ok, output, seconds: (performance.now() - began) / 1000 });
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
  running.set(child, outcome);
  return outcome;
}

/**
 * Ends every running step with its child processes: servers, browsers, databases. All runners clean
 * up after a keyboard interrupt (SIGINT); a step that does not end within ten seconds is killed.
 * Resolves when all have ended.
 */
export async function stopAll(): Promise<void> {
  signalAll('SIGINT');
  const kill = setTimeout(() => signalAll('SIGKILL'), 10_000);
  await Promise.all(running.values());
  clearTimeout(kill);
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of running.keys()) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid, signal);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
