// Runs the live site for development: the server restarts and the page updates when a file changes.
// `npm run dev -- --inspect` opens the server to a debugger, `--inspect-brk` waits for it.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { say } from './lib/command.mjs';
import { ensureDependencies, ensureNode } from './lib/setup.mjs';
import { ensureSqlite } from './lib/sqlite.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

ensureNode();
await ensureDependencies();
await ensureSqlite();

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const env = { ...process.env, PORT: port, API_PORT: apiPort, VITE_API_MODE: 'live' };
say(`화면은 http://127.0.0.1:${port}, 서버는 ${apiPort} 포트입니다. Ctrl+C로 함께 끝냅니다.`);

const inspect = process.argv.slice(2).filter((option) => option.startsWith('--inspect'));
const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', ...inspect, 'server/index.ts'], {
    ...env,
    PORT: apiPort,
  }),
  start(['node_modules/vite/bin/vite.js'], env),
];

function start(args, childEnv) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: childEnv });
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
  return child;
}

function stop(signal) {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
