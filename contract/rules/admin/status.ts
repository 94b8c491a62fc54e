import { jobTexts, problemTexts, quotaTexts } from '../../statusTexts';
import type { QuotaName } from '../rankings/quota';
import { timeAgo } from '../site/time';
import { formatBytes } from '../text/bytes';
import { formatNumber } from '../text/counts';

export type JobName = keyof typeof jobTexts;
/** The jobs of a server, in display order. */
export const jobNames = Object.keys(jobTexts) as JobName[];

/** The third parties whose keys an operator sets. */
export const keyNames = ['youtube', 'newsapi', 'naver', 'dataGoKr'] as const;
export type KeyName = (typeof keyNames)[number];

/** The parts of a site that can have problems, in display order. */
export const statusParts = [
  ...(['processes', 'database', 'storage', 'backups', 'mail', 'jobs', 'quotas'] as const),
] as const;
export type StatusPart = (typeof statusParts)[number];

/** A problem of a site, and what to do about it. */
interface Problem {
  part: StatusPart;
  text: string;
}

interface JobFacts {
  name: JobName;
  everySeconds: number;
  lastAt: string | null;
  isFailing: boolean;
}

/** What the problems follow from; moments as ISO 8601. */
interface Facts {
  processes: readonly { version: string; startedAt: string; isAnswering: boolean }[];
  database: { missing: readonly string[]; waiting: number; replica: string | null };
  disk: { free: number; total: number } | null;
  backups: { state: string; last: { createdAt: string } | null };
  mail: { waiting: number; failing: number; oldestAt: string | null };
  jobs: readonly JobFacts[];
  quotas: readonly { quota: QuotaName; used: number; limit: number }[];
}

const MINUTE = 60_000;

/** How long a mail may wait, ms. */
const MAIL_WAIT = 10 * MINUTE;
/** The least free space: bytes, and the share of the disk. */
const FREE = { bytes: 1024 ** 3, share: 0.05 };
/** How much of a quota may be used. */
const QUOTA_SHARE = 0.9;
/** How many intervals a job may miss, and the least time that counts as late, ms. */
const JOB_LATE = { intervals: 3, least: 10 * MINUTE };
/** How many missing parts a sentence names. */
const NAMED = 3;

type Find = (facts: Facts, now: number) => string[];

const lateAfter = ({ everySeconds }: JobFacts) =>
  Math.max(JOB_LATE.intervals * everySeconds * 1_000, JOB_LATE.least);

function findBackups({ backups }: Facts, now: number): string[] {
  const { state, last } = backups;
  if (state === 'off') return [problemTexts.backupsOff];
  if (state === 'failed') return [problemTexts.backupsFailed];
  if (state !== 'late' || !last) return [];
  return [problemTexts.backupsLate(timeAgo(Date.parse(last.createdAt), now))];
}

// The state of the backups tells more than their job, which may rightly take an hour.
function findJobs({ jobs, processes }: Facts, now: number): string[] {
  const startedAt = processes.find(({ isAnswering }) => isAnswering)?.startedAt;
  return jobs
    .filter(({ name }) => name !== 'backup')
    .flatMap((job) => {
      if (job.isFailing) return [problemTexts.jobFailed(jobTexts[job.name])];
      const since = job.lastAt ?? startedAt;
      const isLate = since !== undefined && now - Date.parse(since) > lateAfter(job);
      return isLate ? [problemTexts.jobLate(jobTexts[job.name])] : [];
    });
}

const finders: Record<StatusPart, Find> = {
  processes: ({ processes }) => {
    const versions = [...new Set(processes.map(({ version }) => version))].sort();
    return versions.length > 1 ? [problemTexts.versions(versions)] : [];
  },
  database: ({ database: { missing, waiting, replica } }) => [
    ...(missing.length > 0
      ? [problemTexts.missing(missing.slice(0, NAMED), missing.length - NAMED)]
      : []),
    ...(waiting > 0 ? [problemTexts.migrations(waiting)] : []),
    ...(replica === 'late' ? [problemTexts.replicaLate] : []),
    ...(replica === 'away' ? [problemTexts.replicaAway] : []),
  ],
  storage: ({ disk }) =>
    disk && (disk.free < FREE.bytes || disk.free < FREE.share * disk.total)
      ? [problemTexts.disk(formatBytes(disk.free))]
      : [],
  backups: findBackups,
  mail: ({ mail: { waiting, failing, oldestAt } }, now) => {
    const since = oldestAt === null ? now : Date.parse(oldestAt);
    return now - since > MAIL_WAIT
      ? [problemTexts.mail(formatNumber(waiting + failing), timeAgo(since, now))]
      : [];
  },
  jobs: findJobs,
  quotas: ({ quotas }) =>
    quotas
      .filter(({ used, limit }) => used > QUOTA_SHARE * limit)
      .map(({ quota, used, limit }) =>
        problemTexts.quota(quotaTexts[quota], Math.floor((100 * used) / limit)),
      ),
};

/**
 * The problems of a site in display order, each in one sentence. Source:
 * docs/product/rules.md#status.
 * @param now the present, ms
 */
export function findProblems(facts: Facts, now: number): Problem[] {
  return statusParts.flatMap((part) => finders[part](facts, now).map((text) => ({ part, text })));
}
