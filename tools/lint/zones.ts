/** How an import may reach its target: written any way, only as `import()`, or only as `import type`. */
export type Reach = 'any' | 'dynamic' | 'type';

export interface Door {
  /** A folder or module, relative to the repository, without extension. */
  to: string;
  reach: Reach;
}

export interface Zone {
  /** A folder or file, relative to the repository; the longest match wins. `*` stands for one folder name. */
  room: string;
  /** Rooms that this one may import, beside itself. */
  rooms: (string | Door)[];
  /** Packages by exact name, `@scope/*`, or `node:*` for what Node brings. */
  packages: (string | Door)[];
  /** Only tests and the room itself may import it. */
  testsOnly?: true;
}

const react = ['react', 'react-dom'];
const styles = ['@vanilla-extract/*'];
const screenPackages = [...react, ...styles, 'jotai', 'react-router-dom'];
const serverPackages = [
  'node:*',
  'koa',
  '@koa/router',
  '@node-rs/argon2',
  'busboy',
  'htmlparser2',
  'ipaddr.js',
  'pino',
  'rate-limiter-flexible',
  'sharp',
  'undici',
  'valibot',
];
const drivers = ['knex', 'pg', 'sqlite3'];
const nouns = ['src/design', 'src/components', 'src/state', 'src/config', 'src/texts', 'contract'];

/**
 * Who may import whom. The one table of it: the linter, its tests and the README's folder table all follow this list.
 * The law is the house's plan: data flows from the contract outward, features never know one another, and the mocks
 * have exactly one door into the site and one into the server, both dynamic, so that a live build can drop them.
 */
export const zones: Zone[] = [
  { room: 'contract', rooms: [], packages: ['valibot'] },
  {
    room: 'contract/models',
    rooms: ['contract'],
    packages: ['valibot', '@valibot/to-json-schema'],
  },
  {
    room: 'contract/openapi',
    rooms: ['contract'],
    packages: ['valibot', '@valibot/to-json-schema'],
  },
  {
    room: 'contract/conformance',
    rooms: ['contract'],
    packages: ['valibot', 'vitest'],
    testsOnly: true,
  },

  {
    room: 'src/design',
    rooms: [],
    packages: [...react, ...styles, 'react-aria-components', 'pretendard'],
  },
  {
    room: 'src/components',
    rooms: ['src/design', 'src/texts', 'contract'],
    packages: [...react, ...styles, 'react-router-dom'],
  },
  { room: 'src/config', rooms: ['contract'], packages: ['valibot'] },
  { room: 'src/texts', rooms: ['contract'], packages: ['es-hangul'] },
  { room: 'src/api', rooms: ['contract', 'src/config'], packages: ['ky', 'valibot'] },
  {
    room: 'src/state',
    rooms: ['src/api', 'contract', 'src/config'],
    packages: ['jotai', 'react', 'valibot'],
  },
  {
    room: 'src/features/sessions',
    rooms: ['src/api', ...nouns],
    // Names a device; behind it stands a long list of browsers.
    packages: [...screenPackages, { to: 'bowser', reach: 'dynamic' }],
  },
  { room: 'src/features/*', rooms: ['src/api', ...nouns], packages: screenPackages },
  { room: 'src/screens', rooms: ['src/features', ...nouns], packages: screenPackages },
  {
    room: 'src/app',
    rooms: ['src', 'contract'],
    packages: [...screenPackages, 'react-aria-components', 'pretendard'],
  },
  {
    room: 'src/main',
    rooms: ['src/app', { to: 'mocks/browser', reach: 'dynamic' }],
    packages: react,
  },
  {
    room: 'src/entry-server',
    rooms: ['src', 'contract'],
    packages: ['node:*', ...react, 'jotai', 'react-router-dom'],
  },
  { room: 'src', rooms: [], packages: [] },

  { room: 'mocks', rooms: ['contract'], packages: ['msw', 'valibot'] },
  { room: 'mocks/db', rooms: ['mocks', 'contract'], packages: ['@mswjs/data', 'msw', 'valibot'] },

  {
    room: 'server',
    rooms: ['contract', { to: 'mocks/upstream', reach: 'dynamic' }],
    packages: [...serverPackages, ...drivers.map((to): Door => ({ to, reach: 'type' }))],
  },
  {
    room: 'server/drivers',
    rooms: ['server', 'contract'],
    packages: [...serverPackages, ...drivers],
  },
  {
    room: 'server/database',
    rooms: ['server', 'contract'],
    packages: [...serverPackages, ...drivers],
  },

  {
    room: 'server/testing',
    rooms: ['server', 'contract'],
    packages: [...serverPackages, ...drivers, 'vitest'],
    testsOnly: true,
  },

  {
    room: 'stories',
    rooms: ['src', 'mocks', 'contract'],
    packages: [...screenPackages, 'storybook', '@storybook/*', 'msw'],
  },
  {
    room: '.storybook',
    rooms: ['src/app', 'src/config', 'src/design', 'contract', 'mocks', 'tools/vite'],
    packages: [
      ...screenPackages,
      'storybook',
      '@storybook/*',
      'msw',
      'msw-storybook-addon',
      'node:*',
    ],
  },
  {
    room: 'e2e',
    rooms: ['contract'],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
  },
  {
    room: 'bench',
    rooms: ['contract', 'tools/postgres', 'tools/browser'],
    packages: ['node:*', 'autocannon', 'playwright', ...drivers],
  },
];

/** What every room's `*.test.ts` may use beside the room's own list. */
export const testPackages = ['vitest', 'fast-check', 'node:*'];
