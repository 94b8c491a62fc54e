// Everything that must hold, in one command; the build server runs exactly this.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { run } from './lib/command.mjs';
import { ensureDependencies, ensureNode } from './lib/setup.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

ensureNode();
await ensureDependencies();
process.exit(await run(process.execPath, ['--import', 'tsx', 'tools/verify/index.ts']));
