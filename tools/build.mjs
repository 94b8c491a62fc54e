// Builds a site when its sources changed: `node tools/build.mjs live`, `mock` or `design`.
import process from 'node:process';
import { ensureBuild } from './lib/build.mjs';

await ensureBuild(process.argv[2] ?? 'live');
