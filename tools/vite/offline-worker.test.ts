import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { nameCache } from './offline-worker';

const made: string[] = [];

/** The public files as a build copies them. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-worker-'));
  made.push(folder);
  for (const name of ['sw.js', 'theme.js', 'favicon.svg', 'offline']) {
    cpSync(join('public', name), join(folder, name), { recursive: true });
  }
  return folder;
}

const workerOf = (folder: string) => readFileSync(join(folder, 'sw.js'), 'utf8');

function built(folder: string): string {
  nameCache(folder);
  return /const KEPT = '(offline-[^']+)'/.exec(workerOf(folder))?.[1] ?? '';
}

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Lets a worker run through one of its events. @returns the names of the caches afterwards */
async function run(worker: string, type: string, names: string[]): Promise<string[]> {
  const listeners = new Map<string, Listener>();
  const kept = new Set(names);
  const work: Promise<unknown>[] = [];
  const caches = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      kept.add(name);
      return Promise.resolve({ addAll: () => Promise.resolve() });
    },
  };
  const done = () => Promise.resolve();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: done,
    clients: { claim: done },
    registration: {},
  };
  runInNewContext(worker, { self, caches, Request: Object, URL });
  listeners.get(type)?.({ waitUntil: (begun) => void work.push(begun) });
  await Promise.all(work);
  return [...kept];
}

describe('the worker that keeps the offline page', () => {
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  it('stays the same as long as its files do', () => {
    expect(built(copy())).toMatch(/^offline-[\w-]{12}$/);
    expect(built(copy())).toBe(built(copy()));
    expect(built(copy())).not.toBe('offline-content');
  });

  it.each(['theme.js', 'favicon.svg', 'offline/offline.html', 'offline/offline.css'])(
    'is another once %s is',
    (file) => {
      const changed = copy();
      appendFileSync(join(changed, file), ' ');
      expect(built(changed)).not.toBe(built(copy()));
    },
  );

  it('names every file that its page needs', () => {
    const page = readFileSync('public/offline/offline.html', 'utf8');
    const used = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(used.length).toBeGreaterThan(3);
    for (const file of used) expect(workerOf('public')).toContain(`'${file}'`);
  });

  it('stops a build in which one of its files is missing', () => {
    const folder = copy();
    rmSync(join(folder, 'theme.js'));
    expect(() => nameCache(folder)).toThrow('theme.js');
  });

  it('keeps its own cache and deletes older ones', async () => {
    const folder = copy();
    const name = built(folder);
    const worker = workerOf(folder);
    expect(await run(worker, 'install', ['offline-1'])).toEqual(['offline-1', name]);
    expect(await run(worker, 'activate', ['offline-1', name])).toEqual([name]);
  });
});
