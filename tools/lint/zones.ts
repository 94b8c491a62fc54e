/** The permitted form of an import: any, only `import()`, or only `import type`. */
export type Reach = 'any' | 'dynamic' | 'type';

export interface AllowedImport {
  /** A folder or module, relative to the repository, without extension. */
  to: string;
  reach: Reach;
}

export interface Zone {
  /** A folder or file, relative to the repository; the longest match wins. `*` is any folder. */
  folder: string;
  /** Folders that this one may import, in addition to itself. */
  mayImport: (string | AllowedImport)[];
  /** Packages by exact name, `@scope/*`, or `node:*` for Node's own modules. */
  packages: (string | AllowedImport)[];
  /** Only tests and the folder itself may import it. */
  testsOnly?: true;
  /** Folders that its tests may import in addition. */
  tests?: string[];
}

/** The leaves that every folder of the contract may import; they import no folder. */
const contractLeaves = [
  ...['errors', 'texts', 'dataTexts', 'consentTexts', 'errorTexts', 'auditTexts'],
  ...['testerTexts', 'rankingTexts'],
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

/**
 * A folder of the server with its allowed imports in addition to the contract: folders of the
 * server or `adapters`. Its tests may import all of the server.
 */
const server = (folder: string, folders: string[], packages: Zone['packages'] = []): Zone => ({
  folder: `server/${folder}`,
  mayImport: [
    'contract',
    ...folders.map((name) => (name === 'adapters' ? name : `server/${name}`)),
  ],
  packages,
  tests: ['server'],
});

const react = ['react', 'react-dom'];
const styles = ['@vanilla-extract/*'];
const screenPackages = [...react, ...styles, 'jotai', 'react-router-dom'];
const storybook = [...screenPackages, 'storybook', '@storybook/*', 'msw'];
const drivers = ['knex', 'pg', 'sqlite3'];
/** Migrations, seeds and tables write queries; only `server/database` runs them. */
const knexType: AllowedImport = { to: 'knex', reach: 'type' };
const web = ['node:*', 'koa', '@koa/router'];
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

  {
    folder: 'src/design',
    mayImport: [],
    packages: [...react, ...styles, ...aria, 'pretendard'],
  },
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
    packages: ['ky', 'valibot'],
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
  feature('sessions', { to: 'bowser', reach: 'dynamic' }),
  // It formats a query on the press of a button.
  feature('admin-query', { to: 'sql-formatter', reach: 'dynamic' }),
  ...['write-post', 'api-tester'].map((name) => feature(name, 'p-limit')),
  // It draws a QR code on demand.
  feature('second-factor', { to: 'uqr', reach: 'dynamic' }),
  feature('*'),
  { folder: 'src/screens', mayImport: ['src/features', ...nouns], packages: screenPackages },
  {
    folder: 'src/app',
    mayImport: ['src', 'contract'],
    packages: [...screenPackages, 'react-aria-components', 'pretendard'],
  },
  {
    folder: 'src/main',
    mayImport: ['src/app', 'src/config', { to: 'mocks/browser', reach: 'dynamic' }],
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

  {
    folder: 'mocks/sql',
    mayImport: ['mocks', 'contract'],
    packages: ['@sqlite.org/sqlite-wasm'],
  },

  // The server, from the inside out: each folder may import only folders listed above it.
  server('config', [], ['node:*', 'valibot']),
  server('lib', [], ['node:*', 'pino']),
  server('upstream', ['lib'], ['node:*', 'undici', 'htmlparser2', 'ipaddr.js']),
  {
    folder: 'server/upstream/lines',
    mayImport: ['contract', 'adapters', { to: 'mocks/upstream', reach: 'dynamic' }],
    packages: ['undici'],
  },
  server('images', ['lib'], ['node:*', 'busboy', 'p-limit', 'sharp']),
  server('migrations', [], ['node:*', knexType]),
  server('database', ['config', 'lib', 'migrations'], ['node:*', ...drivers]),
  server('tables', ['database'], ['node:*', knexType]),
  server('limits', ['tables'], ['ipaddr.js', 'rate-limiter-flexible']),
  server('auth', ['database', 'tables', 'limits'], ['node:*', '@node-rs/argon2']),
  server('mail', ['config', 'lib', 'database', 'tables', 'auth'], ['node:*', 'nodemailer']),
  server('analytics', ['lib', 'database', 'tables'], ['node:*']),
  server('data-tools', ['config', 'lib', 'upstream', 'database', 'tables', 'adapters'], ['node:*']),
  server('rankings', ['lib', 'database', 'tables', 'adapters']),
  server('link-previews', ['lib', 'upstream', 'database', 'tables'], ['p-limit']),
  server('presenters', ['tables', 'auth']),
  server('feed', ['lib', 'database', 'tables', 'presenters']),
  server('notifications', ['lib', 'database', 'tables', 'presenters'], ['node:*', 'p-limit']),
  server(
    'pushes',
    ['upstream', 'database', 'tables', 'presenters'],
    ['node:*', 'p-limit', 'undici', 'web-push'],
  ),
  // The query tool knows neither tables nor routes: its caller passes the readable parts.
  server('sql', [], ['node:*', 'pg']),
  server('services', [
    ...['config', 'backups', 'lib', 'images', 'database', 'limits', 'auth', 'analytics', 'mail'],
    ...['link-previews', 'feed', 'notifications', 'pushes', 'rankings', 'sql', 'adapters'],
  ]),
  server('guards', ['tables']),
  server(
    'commands',
    [
      ...['database', 'tables', 'limits', 'auth', 'presenters', 'notifications', 'services'],
      ...['sql', 'config', 'guards', 'adapters'],
    ],
    ['node:*'],
  ),
  server('seeds', ['config', 'upstream', 'database', 'tables', 'auth', 'commands'], [knexType]),
  server('jobs', [
    ...['lib', 'images', 'database', 'tables', 'auth', 'mail', 'pushes', 'services', 'commands'],
  ]),
  server('http', ['tables', 'limits', 'auth', 'services', 'guards'], web),
  server(
    'routes',
    [
      ...['database', 'tables', 'limits', 'presenters', 'feed', 'notifications', 'services'],
      ...['guards', 'commands', 'http', 'adapters'],
    ],
    web,
  ),
  server(
    'rendering',
    ['lib', 'tables', 'limits', 'presenters', 'services', 'http', 'routes'],
    ['node:*', 'koa'],
  ),
  server('storage', ['config'], ['node:*', '@bradenmacdonald/s3-lite-client']),
  server(
    'backups',
    ['config', 'images', 'storage', 'database', 'migrations', 'lib', 'tables', 'start-trouble'],
    ['node:*', 'knex', 'pg'],
  ),
  server('middlewares', ['lib', 'database', 'http', 'rendering'], ['node:*', 'koa']),
  ...[
    ...['app', 'query-tool', 'start', 'start-trouble', 'greeting', 'index'],
    ...['admin', 'snapshots', 'backup', 'restore'],
  ].map((file): Zone => ({
    folder: `server/${file}`,
    mayImport: ['server', 'contract', 'adapters', 'package.json'],
    packages: ['node:*', 'koa'],
  })),
  {
    folder: 'server/testing',
    mayImport: ['server', 'contract', 'adapters', 'mocks/upstream'],
    packages: ['node:*', ...drivers, 'vitest'],
    testsOnly: true,
  },
  // A new folder may not import the server until it has a row. Tests of the whole server are here.
  { ...server('*', []), packages: ['htmlparser2', 'sharp'] },

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
    mayImport: ['contract', 'tools/postgres', 'tools/browser'],
    packages: ['node:*', 'autocannon', 'playwright', ...drivers],
  },
];

/** The modules that every folder's `*.test.ts` may import in addition to the folder's own list. */
export const testPackages = ['vitest', 'fast-check', 'node:*'];
