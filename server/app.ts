import { randomBytes } from 'node:crypto';
import { readSettings } from './tables/setting';
import Koa from 'koa';
import { version } from '../package.json';
import type { RenderPage } from '@contract/rendering';
import { noLegalFacts, type OperatorFacts } from '@contract/rules/site/legal';
import { STATISTICS_DAYS } from '@contract/rules/rankings/ranking-tables';
import type { UpstreamConfig } from './config';
import type { AdminKey } from './config/admin-key';
import { createPasswords, type Passwords } from './auth/passwords';
import { noBackups, type Backups } from './backups/scheduled';
import { createSessions } from './auth/sessions';
import { createVisitorIds } from './analytics/visitor-ids';
import type { Database } from './database';
import type { Replica } from './database/replica';
import { createFeedPages } from './feed/pages';
import { createLimits, type Limits } from './limits/limits';
import { createViews } from './analytics/views';
import type { S3Place } from './config/s3';
import { openImages } from './images';
import { openCache } from './lib/micro-cache';
import { startJobs } from './jobs';
import { diskSpace } from './lib/disk';
import { createJobRuns } from './lib/job-runs';
import type { Log } from './lib/log';
import { describeProcess, type ProcessFacts } from './lib/process-facts';
import { sendMails } from './mail/outbox';
import type { MailParts } from './mail/transport';
import type { Metrics } from './metrics';
import { errors } from './middlewares/errors';
import { nameHost } from './http/public-origin';
import { guardChanges } from './middlewares/guard-changes';
import { guardMethod, noRoute } from './middlewares/no-route';
import { oneHost, requestLog } from './middlewares/request';
import { securityHeaders } from './middlewares/security-headers';
import { site } from './middlewares/site';
import { providerReturnRouter } from './routes/provider-return';
import { openQueryTool } from './query-tool';
import { noUpstreams, openDataTools, type UpstreamParts } from './data-tools/open';
import { createEvents, sharingChanges, type Events } from './events/events';
import { listProcesses } from './events/processes';
import { createBus, type NotificationBus } from './notifications/bus';
import { createSiteUpdates } from './notifications/site-updates';
import { createRankings } from './rankings';
import { openTrending } from './rankings/trending';
import { openPages } from './rendering/pages';
import { apiRouter } from './routes';
import { apiDocsRouter } from './routes/api-docs';
import { discoveryRouter } from './routes/discovery';
import { streamRouter } from './routes/notification-stream';
import { systemRouter } from './routes/system';
import { uploadsRouter } from './routes/uploads';
import type { Services } from './services';
import { readingReplica } from './services/replica';
import { createPageFetcher, previewAgent, type FetchPage } from './upstream/links/fetch-page';
import { createPictureHosts, type LeadsOutside } from './upstream/links/picture-hosts';
import { createPushService, makePushKeys, type PushService } from './pushes/service';
import type { ProviderClients } from './providers/providers';
import { createPreviews } from './link-previews/previews';

/** The parts of a server; omitted ones are as in production. */
export interface Parts {
  db: Database;
  /** A replica of the database that answers readers; by default none. */
  replica?: Replica | null;
  log: Log;
  adminKey: AdminKey;
  /** Signs the visits of guests; without it they end with the server. */
  visitorKey?: Buffer;
  /** The folder of uploaded pictures, and of arriving ones. */
  uploadDir: string;
  /** The place of uploaded pictures on S3; null for the folder. */
  uploads?: S3Place | null;
  now?: () => number;
  limits?: Limits;
  passwords?: Passwords;
  /** What happens in this process, and in others if they are connected. */
  events?: Events;
  bus?: NotificationBus;
  /** The query tool's own role on PostgreSQL; null without one. */
  queryUrl?: string | null;
  /** The keys of third parties; without one its service is simulated. */
  upstreams?: UpstreamConfig;
  upstreamParts?: UpstreamParts;
  /** The retention of YouTube's statistics, days. */
  keptDays?: number;
  /** The parts that send mails; without them mails wait. */
  mail?: MailParts;
  /** The providers whose accounts can sign in; by default none. */
  providers?: ProviderClients;
  /** Whether newcomers have to confirm their address before they write. */
  confirmsEmail?: boolean;
  /** The operator's facts for the legal pages. */
  legalFacts?: OperatorFacts;
  /** Whether mails are only written to files, and whether every data tool is simulated. */
  lacks?: Services['lacks'];
  /** Fetches other people's pages. */
  fetchPage?: FetchPage;
  /** Looks up the hosts of other people's pictures. */
  leadsOutside?: LeadsOutside;
  /** The scheduled backups; by default none. */
  backups?: Backups;
  /** This process, as the others know it. */
  ownProcess?: ProcessFacts;
  /** Sends pushes; without it the keys end with the server. */
  push?: PushService;
  /** Measures the server; without it nothing is measured. */
  metrics?: Metrics | null;
  /** The number of trusted proxies in front. */
  trustedProxies?: number;
  /** The address of the site for absolute links; null takes it from the request. */
  publicOrigin?: string | null;
  /** The folder of the built site; without it only the API answers. */
  clientDir?: string;
  /** Renders the pages of the built site; without it browsers render them. */
  render?: RenderPage | null;
  /** The timeout after which a page is left to the browser, ms. */
  renderTimeout?: number;
}

/** A server that only lacks a port. */
export interface App {
  koa: Koa;
  /** The method and path of every route. */
  routes: { method: string; path: string }[];
  /** How many queries of the query tool run at this moment. */
  runningQueries: () => number;
  /** Writes last-seen times and views, which wait in memory for a job. */
  flush: () => Promise<void>;
  /** Sends the mails that are due; a job does so every other second. */
  sendMails: () => Promise<void>;
  /** Ends endless answers and is no longer ready; called when the server begins to end. */
  hangUp: () => void;
  /** Ends the jobs; the database stays open. */
  stop: () => Promise<void>;
}

/** Builds the server: middlewares from the outside in, then the routes of the contract. */
export function createApp({ log, adminKey, uploadDir, ...given }: Parts): App {
  const { now = () => Date.now(), passwords = createPasswords(), metrics = null } = given;
  const {
    trustedProxies = 0,
    publicOrigin = null,
    clientDir,
    render = null,
    queryUrl = null,
    upstreams = noUpstreams,
    upstreamParts,
    keptDays = STATISTICS_DAYS,
    visitorKey = randomBytes(32),
    limits = createLimits(),
    events = createEvents(),
    bus = createBus(events),
    fetchPage = createPageFetcher(previewAgent(publicOrigin)),
    leadsOutside = createPictureHosts(),
    ownProcess = describeProcess(version),
    push = createPushService({ keys: makePushKeys(), origin: publicOrigin, contact: null }),
  } = given;
  const db = sharingChanges(given.db, events);
  if (metrics) for (const one of [db, given.replica?.db]) one?.watch(metrics.database);
  const open = metrics?.openCache ?? openCache;
  const updates = createSiteUpdates({ db, log, now, events }, bus.heartbeat);
  const tools = openDataTools({ db, log, now }, upstreams, upstreamParts);
  const made: Omit<Services, 'replica'> = {
    db,
    log,
    now,
    adminKey,
    publicOrigin,
    limits: metrics ? metrics.limits(limits) : limits,
    passwords,
    sessions: createSessions(db, now, events),
    feedPages: createFeedPages(db, open),
    openCache: open,
    images: openImages(uploadDir, given.uploads ?? null),
    views: createViews(db, events),
    visitorIds: createVisitorIds(visitorKey),
    previews: createPreviews({ db, log, now }, fetchPage, leadsOutside),
    bus,
    push,
    updates,
    queries: openQueryTool(db, queryUrl, log),
    tools,
    rankings: createRankings({ db, log, now, openCache: open }, keptDays),
    trending: openTrending(db, tools, log, open),
    mail: given.mail ?? null,
    providers: given.providers ?? {},
    confirmsEmail: given.confirmsEmail ?? false,
    legalFacts: given.legalFacts ?? noLegalFacts,
    lacks: given.lacks ?? { mail: false, keys: false },
    backups: given.backups ?? noBackups,
    listProcesses: () => listProcesses(given.db, ownProcess),
    ownProcess,
    jobRuns: createJobRuns(now),
    diskSpace: () => diskSpace(uploadDir),
    keptDays,
  };
  const { replica = null } = given;
  const services = { ...made, replica: replica && readingReplica(replica, made) };
  const jobs = startJobs(services, (job, hasFailed) => {
    services.jobRuns.ended(job, hasFailed);
    metrics?.onRun(job, hasFailed);
  });
  let isEnding = false;
  const providerReturn = providerReturnRouter();
  const routers = [
    apiRouter(services),
    streamRouter(services),
    systemRouter(services, () => isEnding),
    apiDocsRouter(),
    uploadsRouter(services),
    discoveryRouter(services),
    ...(metrics ? [metrics.router(services)] : []),
  ];

  const koa = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  nameHost(koa, publicOrigin);
  koa.on('error', (error: unknown, ctx?: Koa.Context) =>
    log.warn({ id: ctx?.state.requestId, err: error }, 'an answer could not be sent'),
  );
  if (metrics) koa.use(metrics.requests);
  koa
    .use(requestLog(log, trustedProxies > 0))
    .use(securityHeaders)
    .use(errors(log))
    .use(oneHost)
    // Apple sends people back with a form, as another site.
    .use(providerReturn.routes())
    .use(guardChanges);
  koa.use(guardMethod);
  for (const router of routers) koa.use(router.routes());
  if (clientDir !== undefined) {
    const answerPage = render && openPages(render, clientDir, services, given.renderTimeout);
    koa.use(site(clientDir, answerPage, () => readSettings(services.db)));
  }
  koa.use(noRoute);

  return {
    koa,
    routes: [providerReturn, ...routers].flatMap(({ stack }) =>
      stack.flatMap(({ methods, path }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => ({ method, path: String(path) })),
      ),
    ),
    runningQueries: () => services.queries.running(),
    flush: async () => {
      await services.sessions.flush();
      await services.views.flush();
    },
    sendMails: async () => {
      if (services.mail) await sendMails(services, services.mail);
    },
    hangUp: () => {
      isEnding = true;
      bus.close();
    },
    stop: async () => {
      updates.close();
      await jobs.stop();
    },
  };
}
