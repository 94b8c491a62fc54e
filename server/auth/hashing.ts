import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

type Question =
  | { kind: 'hash'; password: string; costs: Options }
  | { kind: 'verify'; password: string; passwordHash: string };

interface Waiting {
  resolve: (answer: string | boolean) => void;
  reject: (error: unknown) => void;
}

type Answer = { id: number; answer: string | boolean } | { id: number; error: unknown };

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

let thread: Thread | null = null;
let lastId = 0;

function startThread(): Thread {
  // Our process's options are for its sources, which the thread does not read.
  const worker = new Worker(new URL('./password-thread.mjs', import.meta.url), { execArgv: [] });
  const started: Thread = { worker, waiting: new Map() };
  worker.on('message', (answer: Answer) => {
    const asked = started.waiting.get(answer.id);
    started.waiting.delete(answer.id);
    // An idle thread keeps no process alive.
    if (started.waiting.size === 0) worker.unref();
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer.answer);
  });
  worker.on('error', (error) => {
    if (thread === started) thread = null;
    for (const asked of started.waiting.values()) asked.reject(error);
  });
  return started;
}

/**
 * Hashes or checks a password on a separate thread that the whole process shares: on Node's own few
 * threads, which also read the database, it would delay everybody. Source:
 * docs/decisions/0037-password-thread.md.
 */
function ask(question: Question): Promise<string | boolean> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, ...question });
  });
}

/** The hash of a password, with these costs. */
export async function hashPassword(password: string, costs: Options): Promise<string> {
  return String(await ask({ kind: 'hash', password, costs }));
}

/** Whether a password has this hash. @throws when the text is not a hash */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return (await ask({ kind: 'verify', passwordHash, password })) === true;
}
