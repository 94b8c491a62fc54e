import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const left = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

function copy(): string {
  const target = mkdtempSync(join(tmpdir(), 'mulbit-unused-'));
  for (const name of readdirSync('.').filter((entry) => !left.has(entry))) {
    cpSync(name, join(target, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'));
  return target;
}

// knip reads the path of the checkout as a part of its patterns: in a folder like `site (1)` it
// would find no file and report nothing. In such a folder it checks a copy.
const folder = /[()[\]{}!*?+@]/.test(process.cwd()) ? copy() : undefined;
const { status } = spawnSync(process.execPath, ['node_modules/knip/bin/knip.js'], {
  cwd: folder,
  stdio: 'inherit',
});
if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
