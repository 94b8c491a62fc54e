import { copyFileSync, rmSync } from 'node:fs';
import { alone } from './alone.mjs';
import { giveUp, say, tool } from './command.mjs';
import { digest, isFresh, writeStamp } from './stamp.mjs';

const shared = [
  'contract',
  'src',
  'mocks',
  'public',
  'tools/vite',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const DESIGN = 'dist/design';
const vite = (...args) => ['vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn'];

const builds = {
  live: {
    name: '사이트와 서버',
    sources: [...shared, 'server', 'vite.server.config.ts', 'vite.ssr.config.ts'],
    steps: [
      vite(),
      vite('--config', 'vite.ssr.config.ts'),
      vite('--config', 'vite.server.config.ts'),
    ],
  },
  mock: { name: '서버 없는 데모', sources: shared, steps: [vite('--mode', 'mock')] },
  design: {
    name: '디자인 검토용 사이트',
    sources: [...shared, 'stories', '.storybook'],
    // Storybook empties the folder first.
    steps: [
      [
        'storybook/dist/bin/dispatcher.js',
        ...['build', '--output-dir', DESIGN, '--disable-telemetry', '--loglevel', 'warn'],
      ],
      vite('--mode', 'mock', '--outDir', `${DESIGN}/demo`),
    ],
    env: { BASE_PATH: './', VITE_STORYBOOK: '../', DEMO: 'demo/' },
    // Each host decides where it looks for the page of an unknown address.
    finish: () => copyFileSync(`${DESIGN}/demo/404.html`, `${DESIGN}/404.html`),
  },
};

/**
 * Builds the site if its sources changed since the last build: `live` is the client, its pages for
 * the server to render, and the server; `mock` is the demo that answers its own calls; `design` is
 * Storybook with the demo below it. Ends the process with a sentence if the build fails.
 */
export function ensureBuild(kind) {
  // Two runs of one checkout write to one folder: the second reuses the build of the first.
  return alone(`dist/.${kind}.lock`, () => build(kind));
}

async function build(kind) {
  const { name, sources, steps, env: own, finish } = builds[kind];
  const stamp = `dist/.${kind}`;
  // The demo for another base path is another build.
  const wanted = `${digest(sources)} ${kind === 'mock' ? (process.env.BASE_PATH ?? '') : ''}`;
  if (isFresh(stamp, wanted)) {
    say(`${name}: 지난 빌드 뒤로 바뀐 것이 없습니다.`);
    return;
  }
  // An interrupted build must not count.
  rmSync(stamp, { force: true });
  say(`${name}를 빌드합니다.`);
  // In `design` only the demo is the mocked site, and its step sets the mode itself.
  const mode = kind === 'mock' ? 'mock' : 'live';
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_MODE: mode, ...own };
  for (const step of steps) {
    const code = await tool(step[0], step.slice(1), env);
    if (code !== 0) giveUp(`${name}를 빌드하지 못했습니다. 원인은 위의 메시지를 확인해주세요.`);
  }
  finish?.();
  writeStamp(stamp, wanted);
}
