// Runs all checks in one command; the build server runs exactly this. `npm test -- unit e2e` runs
// only the steps of these names and the steps they need, for use during development.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { run } from './lib/command.mjs';
import { ensureDependencies, ensureNode } from './lib/setup.mjs';
import { ensureSqlite } from './lib/sqlite.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

ensureNode();
await ensureDependencies();
await ensureSqlite();
process.exit(
  await run(process.execPath, [
    '--import',
    'tsx',
    'tools/verify/index.ts',
    ...process.argv.slice(2),
  ]),
);
