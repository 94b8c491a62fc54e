import { drivers, serverZones } from './server-zones';
import type { AllowedImport, Zone } from './zone';

/** The leaves that every folder of the contract may import; they import no folder. */
const contractLeaves = [
  ...['errors', 'texts', 'dataTexts', 'consentTexts', 'errorTexts', 'auditTexts'],
  ...['testerTexts', 'rankingTexts', 'statusTexts'],
].map((leaf) => `contract/${leaf}`);

/**
 * A folder of the contract: the neighbours it may import, in addition to the leaves. Rules are the
 * lowest layer and bring no schema library into the browser.
 */
const contractFolder = (name: string, folders: string[]): Zone => ({
  folder: `contract/${name}`,
  mayImport: [...contractLeaves, ...folders.map((neighbour) => `contract/${neighbour}`)],
  packages: ['valibot'],
});

const onDemand = (to: string): AllowedImport => ({ to, reach: 'dynamic' });
const react = ['react', 'react-dom'];
const styles = ['@vanilla-extract/*'];
const screenPackages = [...react, ...styles, 'jotai', 'react-router-dom'];
const storybook = [...screenPackages, 'storybook', '@storybook/*', 'msw'];
const aria = ['react-aria-components', '@internationalized/date'];
const nouns = ['src/design', 'src/components', 'src/state', 'src/config', 'src/texts', 'contract'];

/** The helpers of a folder's tests. */
const testing = (folder: string, mayImport: string[], packages: string[]): Zone => ({
  folder: `${folder}/testing`,
  mayImport,
  packages,
  testsOnly: true,
});

const feature = (name: string, ...packages: Zone['packages']): Zone => ({
  folder: `src/features/${name}`,
  mayImport: ['src/api', ...nouns],
  packages: [...screenPackages, ...packages],
});

/**
 * The allowed imports, in one table: the linter, its tests and the README's folder table all follow
 * this list. It states the architecture: data flows from the contract outward, features never
 * import one another, and the mocks have exactly one import into the site and one into the server,
 * both dynamic, so that a live build can drop them.
 */
export const zones: Zone[] = [
  { folder: 'contract', mayImport: [], packages: ['valibot'] },
  { folder: 'contract/rules', mayImport: contractLeaves, packages: [] },
  // The descriptors of the data tools: forms in the browser read them.
  { folder: 'contract/testers', mayImport: [...contractLeaves, 'contract/rules'], packages: [] },
  { ...contractFolder('rules/members/totp', ['rules']), packages: ['otpauth'] },
  {
    ...contractFolder('rules/members/passkey-check', ['rules']),
    packages: [onDemand('@simplewebauthn/*'), onDemand('reflect-metadata')],
  },
  contractFolder('models', ['rules', 'testers']),
  contractFolder('policies', ['rules', 'legal']),
  contractFolder('presenters', ['rules', 'models', 'policies', 'legal']),
  contractFolder('endpoints', ['rules', 'models', 'policies', 'testers']),
  ...['fixtures', 'legal'].map((name) => contractFolder(name, ['rules', 'models'])),
  {
    folder: 'contract/openapi',
    mayImport: ['contract'],
    packages: ['valibot', '@valibot/to-json-schema'],
  },
  {
    folder: 'contract/conformance',
    mayImport: ['contract'],
    packages: ['valibot', 'vitest'],
    testsOnly: true,
  },

  { folder: 'src/design', mayImport: [], packages: [...react, ...styles, ...aria, 'pretendard'] },
  // Large libraries, for the pages of few people only.
  {
    folder: 'src/design/components/SqlEditor',
    mayImport: ['src/design'],
    packages: [...react, ...styles, '@codemirror/*', '@lezer/highlight'],
  },
  {
    folder: 'src/design/components/DataTable',
    mayImport: ['src/design'],
    packages: [...react, ...styles, '@tanstack/*'],
  },
  {
    folder: 'src/components',
    mayImport: ['src/design', 'src/texts', 'contract'],
    packages: [...react, ...styles, 'react-router-dom'],
  },
  { folder: 'src/config', mayImport: ['contract'], packages: ['valibot'] },
  { folder: 'src/texts', mayImport: ['contract'], packages: ['es-hangul'] },
  {
    folder: 'src/api',
    mayImport: ['contract', 'src/config', 'src/design/lazy'],
    packages: ['ky', 'valibot', onDemand('@simplewebauthn/browser')],
  },
  testing('src/api', ['src/api', 'contract', 'mocks'], ['vitest']),
  {
    folder: 'src/state',
    mayImport: ['src/api', 'contract', 'src/config', 'src/design/lazy'],
    // The address holds the filters of lists.
    packages: ['jotai', 'react', 'react-router-dom', 'valibot'],
  },
  testing('src/state', ['src/state'], ['vitest', 'jotai']),
  testing(
    'src/features/api-tester',
    ['src/api', 'src/state', 'src/features/api-tester', 'contract'],
    ['jotai'],
  ),
  // It names devices with a long list of browsers, so it loads on demand.
  feature('sessions', onDemand('bowser')),
  // It formats a query on the press of a button.
  feature('admin-query', onDemand('sql-formatter')),
  ...['write-post', 'api-tester'].map((name) => feature(name, 'p-limit')),
  // It draws a QR code on demand.
  feature('second-factor', onDemand('uqr')),
  feature('*'),
  { folder: 'src/screens', mayImport: ['src/features', ...nouns], packages: screenPackages },
  {
    folder: 'src/app',
    mayImport: ['src', 'contract'],
    packages: [...screenPackages, 'react-aria-components', 'pretendard'],
  },
  {
    folder: 'src/main',
    mayImport: ['src/app', 'src/config', onDemand('mocks/browser')],
    packages: react,
  },
  {
    folder: 'src/entry-server',
    mayImport: ['src', 'contract'],
    packages: ['node:*', ...react, 'jotai', 'react-router-dom'],
  },
  { folder: 'src', mayImport: [], packages: [] },

  // Requests to third parties and their answers: for the server and the mocks, never the site.
  { folder: 'adapters', mayImport: ['contract'], packages: ['htmlparser2'], tests: ['mocks'] },

  { folder: 'mocks', mayImport: ['contract', 'adapters'], packages: ['msw', 'valibot'] },
  testing('mocks', ['mocks', 'contract', 'adapters'], ['vitest']),
  // The simulated services: a server without keys loads this part of the mocks.
  { folder: 'mocks/upstream', mayImport: ['contract'], packages: [] },
  {
    folder: 'mocks/db',
    mayImport: ['mocks', 'contract', 'adapters'],
    packages: ['@mswjs/data', 'msw', 'valibot'],
  },

  { folder: 'mocks/sql', mayImport: ['mocks', 'contract'], packages: ['@sqlite.org/sqlite-wasm'] },

  ...serverZones,

  { folder: 'stories', mayImport: ['src', 'mocks', 'contract'], packages: storybook },
  {
    folder: '.storybook',
    mayImport: [
      ...['src/app', 'src/components', 'src/config', 'src/design', 'src/texts'],
      ...['contract', 'mocks', 'stories', 'tools/vite'],
    ],
    packages: [...storybook, 'msw-storybook-addon', 'remark-gfm', 'typescript', 'uqr', 'node:*'],
  },
  {
    folder: 'e2e',
    mayImport: ['contract', 'src/texts', 'tools/pictures/story-page'],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
  },
  {
    folder: 'bench',
    mayImport: ['contract', 'tools/postgres', 'tools/careful-proxy', 'tools/browser'],
    packages: ['node:*', 'autocannon', 'playwright', ...drivers],
  },
];

/** The modules that every folder's `*.test.ts` may import in addition to the folder's own list. */
export const testPackages = ['vitest', 'fast-check', 'node:*'];
