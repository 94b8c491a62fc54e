import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '@contract/fixtures';
import { scenarioNames } from '@mocks/scenarios';
import { readBundle } from './bundle-files';
import { overBudget, weighFirstView } from './first-view';
import type { Manifest } from './first-view';
import { mocksInLive } from './no-mocks';
import { report } from './report';

const live = 'dist/client';
const manifest = JSON.parse(readFileSync(join(live, '.vite/manifest.json'), 'utf8')) as Manifest;
const html = readFileSync(join(live, 'index.html'), 'utf8');
const weight = weighFirstView(html, manifest, 'HomeScreen.tsx', (file) =>
  readFileSync(join(live, file)),
);
console.log(
  `First view: ${(weight.js / 1000).toFixed(1)} kB JavaScript, ${(weight.css / 1000).toFixed(1)} kB CSS (gz).`,
);

// Words that only the mocks bring: the worker's name, the libraries' own, the scenarios, and what the cast says.
const traces = [
  'mockServiceWorker',
  '[MSW]',
  'the entity with a primary key',
  ...scenarioNames,
  ...fixtures.members.map(({ bio }) => bio),
  ...fixtures.spheres.map(({ description }) => description),
  ...fixtures.comments.slice(0, 20).map(({ content }) => content),
].filter((trace) => trace.length > 4);

report([...overBudget(weight), ...mocksInLive(readBundle(live), readBundle('dist/mock'), traces)]);
