// Builds a site when its sources changed: `node tools/build.mjs live` or `mock`.
import process from 'node:process';
import { ensureBuild } from './lib/build.mjs';

await ensureBuild(process.argv[2] === 'mock' ? 'mock' : 'live');
