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
// The server leaves this script out of the pages it renders: there the theme is in the markup.
const html = readFileSync(join(live, 'index.html'), 'utf8').replace('src="/theme.js"', '');
// What each page that the server renders shows beside what all of them load; see src/app/serving.
const pages = {
  home: ['home-page'],
  'home without a post': ['home-page', 'src/features/feed/EmptyFeed.tsx'],
  'a post': ['post-page'],
  'a post that is not there': ['post-page', 'src/screens/PostScreen/MissingPost.tsx'],
  'a member': ['member-page'],
  'a member without a post': ['member-page', 'src/screens/MemberScreen/NoPosts.tsx'],
  'a member who is not there': ['member-page', 'src/screens/MemberScreen/MissingMember.tsx'],
};
const tooMuch = Object.entries(pages).flatMap(([page, screens]) => {
  const weight = weighFirstView(html, manifest, screens, (file) => readFileSync(join(live, file)));
  const [js, css] = [weight.js, weight.css].map((bytes) => (bytes / 1000).toFixed(1));
  console.log(`First view of ${page}: ${js} kB JavaScript, ${css} kB CSS (gz).`);
  return overBudget(page, weight);
});

// Words that only the mocks bring: the worker's name, the libraries' own, the scenarios, and what the sample members say.
const traces = [
  'mockServiceWorker',
  '[MSW]',
  'the entity with a primary key',
  ...scenarioNames,
  ...fixtures.members.map(({ bio }) => bio),
  ...fixtures.spheres.map(({ description }) => description),
  ...fixtures.comments.slice(0, 20).map(({ content }) => content),
].filter((trace) => trace.length > 4);

report([...tooMuch, ...mocksInLive(readBundle(live), readBundle('dist/mock'), traces)]);
