import type { Tools } from '@adapters/tools';
import type { OperatorFacts } from '@contract/rules/site/legal';
import type { AdminKey } from '../config/admin-key';
import type { Backups } from '../backups/scheduled';
import type { Passwords } from '../auth/passwords';
import type { Sessions } from '../auth/sessions';
import type { VisitorIds } from '../analytics/visitor-ids';
import type { Database } from '../database';
import type { Replica } from '../database/replica';
import type { FeedPages } from '../feed/pages';
import type { Limits } from '../limits/limits';
import type { MailParts } from '../mail/transport';
import type { Images } from '../images';
import type { DiskSpace } from '../lib/disk';
import type { JobRuns } from '../lib/job-runs';
import type { Log } from '../lib/log';
import type { OpenCache } from '../lib/micro-cache';
import type { ProcessFacts } from '../lib/process-facts';
import type { Views } from '../analytics/views';
import type { NotificationBus } from '../notifications/bus';
import type { SiteUpdates } from '../notifications/site-updates';
import type { Rankings } from '../rankings';
import type { TrendingPages } from '../rankings/trending';
import type { ProviderClients } from '../providers/providers';
import type { QueryTool } from '../sql/tool';
import type { Previews } from '../link-previews/previews';
import type { PushService } from '../pushes/service';

/** A replica, and the services of handlers that read it. */
export interface ReplicaReads extends Replica {
  services: Services;
  /** How many calls each database has answered. */
  answered: { replica: number; primary: number };
}

/** The services for handlers; made once per running server. */
export interface Services {
  db: Database;
  /** The replica that answers readers; null without one. */
  replica: ReplicaReads | null;
  log: Log;
  /** The present, ms since 1970. */
  now: () => number;
  adminKey: AdminKey;
  /** The address of the site; null takes it from the request. See `http/public-origin`. */
  publicOrigin: string | null;
  limits: Limits;
  passwords: Passwords;
  sessions: Sessions;
  feedPages: FeedPages;
  openCache: OpenCache;
  images: Images;
  views: Views;
  /** Guests' visits; see `http/page-view`. */
  visitorIds: VisitorIds;
  /** The previews of links. */
  previews: Previews;
  bus: NotificationBus;
  /** Sends pushes to devices. */
  push: PushService;
  /** The updates for open pages. */
  updates: SiteUpdates;
  /** The admins' query tool. */
  queries: QueryTool;
  /** The data tools. */
  tools: Tools;
  /** The rankings of videos and channels. */
  rankings: Rankings;
  /** The trending videos on YouTube. */
  trending: TrendingPages;
  /** The parts that send mails; null if mails only wait. */
  mail: MailParts | null;
  /** The providers whose accounts can sign in. */
  providers: ProviderClients;
  /** Whether newcomers have to confirm their address before they write. */
  confirmsEmail: boolean;
  /** The operator's facts for the terms and the privacy policy. */
  legalFacts: OperatorFacts;
  /** Whether mails are only written to files, and whether every data tool is simulated. */
  lacks: { mail: boolean; keys: boolean };
  /** The backups that the server makes. */
  backups: Backups;
  /** The live processes of the site, and this one among them. */
  listProcesses: () => Promise<readonly ProcessFacts[]>;
  ownProcess: ProcessFacts;
  /** The runs of the jobs of this process. */
  jobRuns: JobRuns;
  /** The space of the disk with the uploads; null if the system does not tell. */
  diskSpace: () => Promise<DiskSpace | null>;
  /** The retention of YouTube's statistics, days. */
  keptDays: number;
}
