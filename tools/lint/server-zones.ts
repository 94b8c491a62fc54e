import type { AllowedImport, Zone } from './zone';

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

/** The drivers of the databases. */
export const drivers = ['knex', 'pg', 'sqlite3'];
/** Migrations, seeds and tables write queries; only `server/database` runs them. */
const knexType: AllowedImport = { to: 'knex', reach: 'type' };
const web = ['node:*', 'koa', '@koa/router'];

/** The server, from the inside out: each folder may import only folders listed above it. */
export const serverZones: Zone[] = [
  server('config', [], ['node:*', 'valibot']),
  server('lib', [], ['node:*', 'pino']),
  server('upstream', ['lib'], ['node:*', 'undici', 'htmlparser2', 'ipaddr.js']),
  {
    folder: 'server/upstream/lines',
    mayImport: ['contract', 'adapters', { to: 'mocks/upstream', reach: 'dynamic' }],
    packages: ['undici'],
  },
  server('storage', ['config'], ['node:*', '@bradenmacdonald/s3-lite-client']),
  server('images', ['config', 'storage'], ['node:*', 'busboy', 'p-limit', 'sharp']),
  server('migrations', [], ['node:*', knexType]),
  server('database', ['config', 'lib', 'migrations'], ['node:*', ...drivers]),
  server('events', ['lib', 'database'], ['node:*', 'pg']),
  server('tables', ['database'], ['node:*', knexType]),
  server('limits', ['database', 'tables'], ['node:*', 'pg', 'ipaddr.js', 'rate-limiter-flexible']),
  server('auth', ['database', 'events', 'tables', 'limits'], ['node:*', '@node-rs/argon2']),
  server('mail', ['config', 'lib', 'database', 'tables', 'auth'], ['node:*', 'nodemailer']),
  server('analytics', ['lib', 'database', 'events', 'tables'], ['node:*']),
  server('data-tools', ['config', 'lib', 'upstream', 'database', 'tables', 'adapters'], ['node:*']),
  server('rankings', ['lib', 'database', 'tables', 'adapters']),
  server('link-previews', ['lib', 'upstream', 'database', 'tables'], ['p-limit']),
  server('providers', ['config'], ['arctic']),
  server('presenters', ['tables', 'auth']),
  server('feed', ['lib', 'database', 'tables', 'presenters']),
  server(
    'notifications',
    ['lib', 'database', 'events', 'tables', 'presenters'],
    ['node:*', 'p-limit'],
  ),
  server(
    'pushes',
    ['upstream', 'database', 'tables', 'presenters'],
    ['node:*', 'p-limit', 'undici', 'web-push'],
  ),
  // The query tool knows neither tables nor routes: its caller passes the readable parts.
  server('sql', [], ['node:*', 'pg']),
  server('services', [
    ...['config', 'backups', 'lib', 'images', 'database', 'limits', 'auth', 'analytics', 'mail'],
    ...['link-previews', 'feed', 'notifications', 'providers', 'pushes', 'rankings', 'sql'],
    'adapters',
  ]),
  server('guards', ['tables']),
  server(
    'commands',
    [
      ...['database', 'tables', 'limits', 'auth', 'presenters', 'notifications', 'services'],
      ...['sql', 'config', 'guards', 'providers', 'adapters'],
    ],
    ['node:*'],
  ),
  server('seeds', ['config', 'upstream', 'database', 'tables', 'auth', 'commands'], [knexType]),
  server('jobs', [
    ...['lib', 'images', 'database', 'tables', 'auth', 'mail', 'pushes', 'services', 'commands'],
  ]),
  server('http', ['lib', 'tables', 'limits', 'auth', 'services', 'guards'], web),
  server(
    'routes',
    [
      ...[
        'database',
        'tables',
        'limits',
        'presenters',
        'feed',
        'notifications',
        'pushes',
        'services',
      ],
      ...['guards', 'commands', 'http', 'adapters'],
    ],
    web,
  ),
  server(
    'rendering',
    ['lib', 'tables', 'limits', 'presenters', 'services', 'http', 'routes'],
    ['node:*', 'koa'],
  ),
  server(
    'metrics',
    ['lib', 'database', 'tables', 'limits', 'pushes', 'services'],
    ['koa', '@koa/router', 'prom-client'],
  ),
  server(
    'backups',
    ['config', 'images', 'storage', 'database', 'migrations', 'lib', 'tables', 'start-trouble'],
    ['node:*', 'knex', 'pg'],
  ),
  server(
    'moving',
    ['backups', 'config', 'images', 'database', 'migrations', 'tables', 'commands'],
    ['node:*', 'knex', { to: 'pg', reach: 'type' }, 'valibot'],
  ),
  server('middlewares', ['lib', 'database', 'http', 'rendering'], ['node:*', 'koa']),
  ...[
    ...['app', 'query-tool', 'prepare', 'start', 'start-trouble', 'greeting', 'index'],
    ...['admin', 'migrate', 'snapshots', 'backup', 'restore', 'move', 'move-uploads'],
  ].map((file): Zone => ({
    folder: `server/${file}`,
    mayImport: ['server', 'contract', 'adapters', 'package.json'],
    packages: ['node:*', 'koa'],
  })),
  {
    folder: 'server/testing',
    mayImport: [
      'server',
      'contract',
      'adapters',
      'mocks/upstream',
      'tools/postgres',
      'tools/careful-proxy',
    ],
    packages: ['node:*', ...drivers, 'vitest'],
    testsOnly: true,
  },
  // A new folder may not import the server until it has a row. Tests of the whole server are here.
  { ...server('*', []), packages: ['htmlparser2', 'sharp'] },
];
