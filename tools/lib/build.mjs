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

const builds = {
  live: {
    sources: [...shared, 'server', 'vite.server.config.ts'],
    steps: [['build'], ['build', '--config', 'vite.server.config.ts']],
  },
  mock: { sources: shared, steps: [['build', '--mode', 'mock']] },
};

/**
 * Builds the site when its sources changed since the last build: `live` is the client and the server, `mock` the demo
 * that answers itself. Ends the process with a sentence when the build fails.
 */
export async function ensureBuild(kind) {
  const { sources, steps } = builds[kind];
  const stamp = `dist/.${kind}`;
  const wanted = digest(sources);
  if (isFresh(stamp, wanted)) return;

  say(`Building the ${kind} site.`);
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_MODE: kind };
  for (const step of steps) {
    const code = await tool('vite/bin/vite.js', [...step, '--logLevel', 'warn'], env);
    if (code !== 0) giveUp(`The ${kind} site could not be built; the reason is above.`);
  }
  writeStamp(stamp, wanted);
}
