// Goes from a fresh clone to a running site. Until the packages are installed it uses only Node.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './lib/build.mjs';
import { say } from './lib/command.mjs';
import { ensureDependencies, ensureNode } from './lib/setup.mjs';
import { ensureSqlite } from './lib/sqlite.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

ensureNode();
await ensureDependencies();
await ensureSqlite();
await ensureBuild('live');

say('서버를 시작합니다. 먼저 데이터베이스를 최신 상태로 맞춥니다.');
const server = spawn(process.execPath, ['dist/server/index.js'], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the server directly; a second signal would end it at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.once('exit', (code) => process.exit(code ?? 1));
