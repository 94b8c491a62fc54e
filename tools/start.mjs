// The one command: from a fresh clone to a running site. It may use nothing but Node until the packages are installed.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuild } from './lib/build.mjs';
import { say } from './lib/command.mjs';
import { ensureDependencies, ensureNode } from './lib/setup.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

ensureNode();
await ensureDependencies();
await ensureBuild('live');

say('Starting the server; it brings the database up to date first and fills an empty one.');
const server = spawn(process.execPath, ['dist/server/index.js'], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the server by itself; a second copy would look like impatience.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.once('exit', (code) => process.exit(code ?? 1));
