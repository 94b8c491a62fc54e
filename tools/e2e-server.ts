import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs the built server like `npm start`, but on a free port, with its own temporary database and
// without keys of paid upstreams. A journey may start another one that asks to confirm addresses.
const { PATH, SIGNUP_CONFIRM_EMAIL } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'mulbit-e2e-'));
const server = spawn(process.execPath, ['dist/server/index.js'], {
  stdio: 'inherit',
  env: {
    PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: `sqlite:${join(dataDir, 'mulbit.sqlite3')}`,
    SEED: 'demo',
    ADMIN_KEY: 'e2e-admin-key',
    // A test suite signs up and posts more often than a single address should.
    RATE_LIMITS: 'off',
    // On a busy machine the server must still render every page.
    RENDER_TIMEOUT: '60000',
    SIGNUP_CONFIRM_EMAIL,
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
