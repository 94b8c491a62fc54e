import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { nameCache } from './offline-worker';

const made: string[] = [];

const manifest = {
  '_site-1.js': {
    name: 'site',
    file: 'assets/site-1.js',
    dynamicImports: ['src/post.tsx', 'src/screens/AdminScreen/AdminScreen.tsx'],
  },
  'src/post.tsx': { file: 'assets/post-1.js', css: ['assets/post-1.css'], imports: ['_site-1.js'] },
  'src/screens/AdminScreen/AdminScreen.tsx': { file: 'assets/admin-1.js' },
};

/** Makes a site like the output of a build. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-worker-'));
  made.push(folder);
  for (const name of ['sw.js', 'theme.js', 'favicon.svg']) {
    cpSync(join('public', name), join(folder, name));
  }
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['index.html', 'assets/site-1.js', 'assets/post-1.js', 'assets/post-1.css']) {
    writeFileSync(join(folder, name), name);
  }
  return folder;
}

const workerOf = (folder: string) => readFileSync(join(folder, 'sw.js'), 'utf8');

function built(folder: string): string {
  nameCache(folder);
  return /const KEPT = '(offline-[^']+)'/.exec(workerOf(folder))?.[1] ?? '';
}

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Runs a worker through one of its events. @returns the names of the caches afterwards */
async function run(worker: string, type: string, names: string[]): Promise<string[]> {
  const listeners = new Map<string, Listener>();
  const kept = new Set(names);
  const work: Promise<unknown>[] = [];
  const caches = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      kept.add(name);
      return Promise.resolve({ addAll: () => Promise.resolve(), add: () => Promise.resolve() });
    },
  };
  const done = () => Promise.resolve();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: done,
    clients: { claim: done },
    registration: {},
    navigator: {},
  };
  runInNewContext(worker, { self, caches, Request: Object, URL });
  listeners.get(type)?.({ waitUntil: (begun) => void work.push(begun) });
  await Promise.all(work);
  return [...kept];
}

describe('the worker that caches the code of the site', () => {
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  it('does not change while its files do not change', () => {
    expect(built(copy())).toMatch(/^offline-[\w-]{12}$/);
    expect(built(copy())).toBe(built(copy()));
    expect(built(copy())).not.toBe('offline-content');
  });

  it.each(['theme.js', 'favicon.svg', 'index.html', 'assets/post-1.css'])(
    'changes if %s changes',
    (file) => {
      const changed = copy();
      appendFileSync(join(changed, file), ' ');
      expect(built(changed)).not.toBe(built(copy()));
    },
  );

  it('caches the code of every screen except the admin’s', () => {
    const folder = copy();
    nameCache(folder);
    expect(/const screens = (\[.*\]);/.exec(workerOf(folder))?.[1]).toBe(
      JSON.stringify(['/assets/post-1.css', '/assets/post-1.js', '/assets/site-1.js']),
    );
  });

  it('stops a build if one of its files is missing', () => {
    const folder = copy();
    rmSync(join(folder, 'theme.js'));
    expect(() => nameCache(folder)).toThrow('theme.js');
  });

  it('keeps its own cache and deletes older ones', async () => {
    const folder = copy();
    const name = built(folder);
    const worker = workerOf(folder);
    const before = ['offline-1', 'read-guest'];
    expect(await run(worker, 'install', before)).toEqual([...before, name]);
    expect(await run(worker, 'activate', [...before, name])).toEqual(['read-guest', name]);
  });
});
