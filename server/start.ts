import { version } from '../package.json';
import { openSetup } from './commands/set-up-site';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadSecrets } from './commands/load-secrets';
import { createApp } from './app';
import { makeInChild } from './backups/child';
import { openBackups } from './backups/scheduled';
import { createPasswords } from './auth/passwords';
import { SettingError, type Config } from './config';
import { openDatabase, type Database } from './database';
import { openReplica } from './database/replica';
import { slowStatements } from './database/watch';
import { openChannel } from './events/channel';
import { createEvents } from './events/events';
import { createLimits, noLimits } from './limits/limits';
import { listen } from './http/listen';
import type { Log } from './lib/log';
import { describeProcess } from './lib/process-facts';
import { fileTransport, smtpTransport, type SendMail } from './mail/transport';
import { prepareAlone, upgrade, type PrepareNotices, type Preparing } from './prepare';
import { loadRenderer } from './rendering/load';
import { seedDemo } from './seeds/demo';
import { demoAccounts, type DemoAccount } from './seeds/demo-accounts';
import { openProviders } from './providers/providers';
import { createPushService } from './pushes/service';

/** A server that listens. */
export interface Running {
  url: string;
  adminKey: string;
  /** The token of the link that sets up a site without an admin; null if it has one. */
  setupToken: string | null;
  driver: Database['driver'];
  /** Finishes running requests, runs the last jobs and closes, all within eight seconds. */
  stop: () => Promise<void>;
}

const CLIENT_DIR = 'dist/client';
const RENDERER = 'dist/ssr/entry-server.js';

/**
 * How long the port stays open once the server ends, ms: a proxy has to ask `/readyz` before it
 * sends requests elsewhere; without one, callers learn that their open connections end.
 */
const OPEN_BEHIND_PROXY = 3_000;
const OPEN_ALONE = 500;

function urlOf({ address, family, port }: AddressInfo): string {
  const name = family === 'IPv6' ? `[${address}]` : address;
  return `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
}

// Handled here, because the failed look-up belongs to listening and not to the database.
function hostTrouble(error: unknown): SettingError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/.test(code)
    ? new SettingError(`설정 HOST의 주소에서 열 수 없습니다 (${code}).`)
    : null;
}

function mailOf({ mail, dataDir }: Config, log: Log): SendMail {
  return mail.smtpUrl === null
    ? fileTransport(join(dataDir, 'mail'), mail.from, log)
    : smtpTransport(mail.smtpUrl, mail.from);
}

// Loads the library only where it measures.
const measuring = async (token: string) => (await import('./metrics')).createMetrics(token);

/** A start reports these at once, because it may fail afterwards. */
interface StartNotices extends PrepareNotices {
  /** The demo's accounts; new passwords are stored only as hashes. */
  demoAccounts?: (accounts: readonly DemoAccount[]) => void;
}

/** Prepares a first start: tables, secrets, the demo. */
async function prepare(preparing: Preparing, notices: StartNotices) {
  const { config, log } = preparing;
  const db = openDatabase(config.database);
  try {
    await upgrade(db, preparing);
    const { conflicts, ...secrets } = await loadSecrets(db, config);
    for (const conflict of conflicts) {
      log.warn({ conflict }, 'a key is another than that of the database');
      notices.advice?.(conflict);
    }
    const passwords = createPasswords();
    if (config.seedDemo) await seedDemo(db.knex, passwords, Date.now());
    notices.demoAccounts?.(await demoAccounts(db, passwords, config.isPublic));
    const setupToken = await openSetup(db, Date.now());
    // Otherwise a new database would long be empty except for its `-wal` file.
    if (!(await db.settle())) {
      log.warn('another program reads the database, so its -wal file could not be written back');
    }
    return { secrets, db, passwords, setupToken };
  } catch (error) {
    // Reports the first error.
    await db.close().catch(() => undefined);
    throw error;
  }
}

/** Connects this process with the others on the same PostgreSQL; SQLite has only one. */
function channelOf({ database, directUrl }: Config, parts: Parameters<typeof openChannel>[0]) {
  return database.engine === 'postgres' ? openChannel(parts, directUrl ?? database.url) : null;
}

/**
 * Updates the database, seeds the demo in an empty one, replaces its published passwords if others
 * can reach the site, and listens.
 * @throws when the port is taken or the database cannot be used; see `sentenceOf`
 */
export async function start(
  config: Config,
  log: Log,
  notices: StartNotices = {},
): Promise<Running> {
  const preparing = { config, log, notices };
  const { secrets, db, passwords, setupToken } = await prepareAlone(preparing, () =>
    prepare(preparing, notices),
  );
  const { adminKey, pushKeys, visitorKey } = secrets;
  const replica = config.readUrl === null ? null : openReplica(config.readUrl, db, log);
  try {
    let ownAddress = '';
    const { metricsToken, slowStatement } = config.monitoring;
    const slow = slowStatement > 0 ? slowStatements(log, slowStatement) : {};
    for (const one of [db, replica?.db]) one?.watch(slow);
    const events = createEvents();
    const ownProcess = describeProcess(version);
    const channel = await channelOf(config, { events, db, log, ownProcess });
    const app = createApp({
      db,
      replica,
      events,
      ownProcess,
      passwords,
      log,
      adminKey,
      visitorKey,
      uploadDir: join(config.dataDir, 'uploads'),
      uploads: config.uploads,
      limits: config.rateLimits ? createLimits(undefined, db) : noLimits,
      trustedProxies: config.trustedProxies,
      publicOrigin: config.publicOrigin,
      mail: {
        send: mailOf(config, log),
        // Never a request's `Host`: with a foreign host, the link would give its token away.
        origin: () => config.publicOrigin ?? ownAddress,
        contact: config.mail.contact,
      },
      // Only the demo on this machine simulates: there everybody may be anybody.
      providers: openProviders(config.loginKeys, config.seedDemo && !config.isPublic),
      confirmsEmail: config.confirmsEmail,
      push: createPushService({
        keys: pushKeys,
        origin: config.publicOrigin,
        contact: config.mail.contact,
      }),
      backups: openBackups(config, { db, log, now: () => Date.now() }, makeInChild),
      legalFacts: config.legalFacts,
      lacks: {
        mail: config.mail.smtpUrl === null,
        keys: Object.values(config.upstreams.keys).every((key) => !key),
      },
      queryUrl: config.queryUrl,
      upstreams: config.upstreams,
      keptDays: config.statisticsDays,
      metrics: metricsToken === null ? null : await measuring(metricsToken),
      clientDir: CLIENT_DIR,
      render: await loadRenderer(RENDERER, log),
      ...(config.renderTimeout !== undefined && { renderTimeout: config.renderTimeout }),
    });
    const listening = await listen(app.koa, config).catch((error: unknown) => {
      throw hostTrouble(error) ?? error;
    });
    ownAddress = urlOf(listening.address);
    return {
      url: ownAddress,
      adminKey: adminKey.value,
      setupToken,
      driver: db.driver,
      stop: async () => {
        app.hangUp();
        await listening.drain(config.trustedProxies > 0 ? OPEN_BEHIND_PROXY : OPEN_ALONE);
        await app.stop();
        await channel?.close();
        await replica?.close().catch(() => undefined);
        // Running requests can no longer change anything, and report that in their answers.
        try {
          await db.close();
        } finally {
          await listening.close();
        }
      },
    };
  } catch (error) {
    // Reports the first error.
    await replica?.close().catch(() => undefined);
    await db.close().catch(() => undefined);
    throw error;
  }
}
