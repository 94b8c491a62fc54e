import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '@contract/fixtures';
import { scenarioNames } from '@mocks/scenarios';
import { readBundle } from './bundle-files';
import { pages, type PageRow } from '@/config/pages';
import { adminTexts } from '@/texts/admin/menu';
import { adminSettingsTexts } from '@/texts/admin/settings';
import {
  adminFiles,
  adminTraces,
  lateAddresses,
  loadedFirst,
  loadedLater,
  overBudget,
  tooMuchLater,
  weigh,
} from './first-view';
import type { Manifest } from './first-view';
import { mocksInLive } from './no-mocks';
import { queryLibraries, strayLibraries } from './own-libraries';
import { report } from './report';
import { strayKeys } from './stray-keys';

const live = 'dist/client';
const manifest = JSON.parse(readFileSync(join(live, '.vite/manifest.json'), 'utf8')) as Manifest;
// The server leaves this script out of its pages, because their markup contains the theme.
const html = readFileSync(join(live, 'index.html'), 'utf8').replace('src="/theme.js"', '');
const read = (file: string) => readFileSync(join(live, file));
// A trace that no file contains would prove nothing.
const adminSentences = [adminTexts.backToSite, adminTexts.openMenu, adminSettingsTexts.intro];
const built = readBundle(live);
const lostTraces = adminSentences
  .filter((trace) => ![...built.values()].some((text) => text.includes(trace)))
  .map((trace) => `No built file says “${trace}”; the check of the admin's texts is blind.`);

const tooMuch = Object.entries<PageRow>(pages).flatMap(([page, { chunk }]) => {
  if (chunk === undefined) return [];
  const files = loadedFirst(html, manifest, chunk);
  const weight = weigh(files, read);
  const [js, css] = [weight.js, weight.css].map((bytes) => (bytes / 1000).toFixed(1));
  console.log(`First view of ${page}: ${js} kB JavaScript, ${css} kB CSS (gz).`);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = new Map(scripts.map((file) => [file, read(file).toString()]));
  return [
    ...overBudget(page, weight),
    ...lateAddresses(page, texts),
    ...adminFiles(page, files, manifest),
    ...adminTraces(page, texts, adminSentences),
  ];
});

// The file names of the parts that home loads by itself, for everybody and for members.
const homeParts = ['later', 'RecommendedStrip', 'bell', 'Rewards', 'CompanionWidget'];
const later = weigh(
  loadedLater(loadedFirst(html, manifest, pages.home.chunk), manifest, homeParts),
  read,
);
console.log(`Home brings a member ${(later.js / 1000).toFixed(1)} kB JavaScript by itself (gz).`);

// Words that occur only in the mocks: the worker's name, names of libraries, SQLite, the scenarios,
// texts of the sample members, and the published passwords, which a deployment may still have.
const traces = [
  'mockServiceWorker',
  '[MSW]',
  'the entity with a primary key',
  'sqlite3_prepare_v3',
  ...scenarioNames,
  ...fixtures.members.flatMap(({ bio, password }) => [bio, password ?? '']),
  ...fixtures.spheres.map(({ description }) => description),
  ...fixtures.comments.slice(0, 20).map(({ content }) => content),
].filter((trace) => trace.length > 4);

const demo = readBundle('dist/mock');

report([
  ...tooMuch,
  ...tooMuchLater(later),
  ...strayLibraries(queryLibraries, manifest, built),
  ...lostTraces,
  ...mocksInLive(built, demo, traces),
  ...[built, demo].flatMap((files) => strayKeys(files, process.env)),
]);
