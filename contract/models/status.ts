import * as v from 'valibot';
import { jobNames, keyNames, statusParts } from '../rules/admin/status';
import { BackupsSchema } from './backup';
import { QuotaStateSchema } from './tools';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A process that serves the site. */
const ProcessSchema = v.object({
  host: v.string(),
  pid: v.number(),
  version: v.string(),
  startedAt: Moment,
  /** Whether it gave this answer. */
  isAnswering: v.boolean(),
});

/** A job of the answering process. */
export const JobStateSchema = v.object({
  name: v.picklist(jobNames),
  everySeconds: v.number(),
  /** The end of its last run, and of its last failed one, since the process started. */
  lastAt: v.nullable(Moment),
  failedAt: v.nullable(Moment),
  /** Whether the last run failed. */
  isFailing: v.boolean(),
  /** When any process last finished work that only one of them does; else null. */
  doneAt: v.nullable(Moment),
});
export type JobState = v.InferOutput<typeof JobStateSchema>;

/** What a status page shows, without the problems that follow from it. */
export const StatusFactsSchema = v.object({
  version: v.string(),
  node: v.string(),
  /** The processes that are live, the earliest first. SQLite has only one. */
  processes: v.array(ProcessSchema),
  database: v.object({
    engine: v.picklist(['sqlite', 'postgres']),
    driver: v.string(),
    version: v.string(),
    bytes: v.number(),
    /** How many migrations are done, and how many of this version are not. */
    migrations: v.number(),
    waiting: v.number(),
    /** Parts that have disappeared: `table post`. */
    missing: v.array(v.string()),
    /** How the answering process sees the replica for readers; null without one. */
    replica: v.nullable(v.picklist(['current', 'late', 'away'])),
  }),
  jobs: v.array(JobStateSchema),
  mail: v.object({
    /** Mails that were never tried, that failed and are tried again, and that were refused. */
    waiting: v.number(),
    failing: v.number(),
    refused: v.number(),
    /** Since when the oldest mail that is still tried waits. */
    oldestAt: v.nullable(Moment),
  }),
  /** The number of devices with unsent notifications. */
  waitingDevices: v.number(),
  quotas: v.array(QuotaStateSchema),
  /** The third parties without a key, which are simulated. */
  missingKeys: v.array(v.picklist(keyNames)),
  /** The disk with the uploads, bytes; null if the system does not tell. */
  disk: v.nullable(v.object({ free: v.number(), total: v.number() })),
  uploads: v.object({ count: v.number(), bytes: v.number() }),
  backups: BackupsSchema,
});
export type StatusFacts = v.InferOutput<typeof StatusFactsSchema>;

/** A problem of a site, and what to do about it. */
export const ProblemSchema = v.object({ part: v.picklist(statusParts), text: v.string() });
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** The state of a site, for its admins. */
export const StatusSchema = v.object({
  ...StatusFactsSchema.entries,
  problems: v.array(ProblemSchema),
});
export type Status = v.InferOutput<typeof StatusSchema>;
