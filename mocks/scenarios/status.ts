import { endpoints } from '@contract/endpoints';
import type { JobState, StatusFacts } from '@contract/models/status';
import { isoDate } from '@contract/presenters/iso-date';
import { quotaNames, quotaReset, quotas } from '@contract/rules/rankings/quota';
import { findProblems } from '@contract/rules/admin/status';
import { DAY } from '@contract/rules/site/time';
import { statusFacts } from '../handlers/status';
import { answering, failing, never } from './build';

const { getStatus } = endpoints;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GB = 1024 ** 3;

const ago = (ms: number) => isoDate(Date.now() - ms);

function backups(state: StatusFacts['backups']['state'], age: number): StatusFacts['backups'] {
  const last = { name: 'mulbit-2026-11-27T18-00-00Z.sqlite3', bytes: 50_540_544 };
  return {
    ...{ state, place: '/var/backups/mulbit', everyHours: 24, keep: 14 },
    ...{ last: { ...last, createdAt: ago(age) }, count: 14, failure: null },
  };
}

/** A site with every key and backups, whose quotas are partly used. */
function wellFacts(): StatusFacts {
  const now = Date.now();
  return {
    ...statusFacts(now),
    missingKeys: [],
    quotas: quotaNames.map((quota, at) => ({
      ...{ quota, limit: quotas[quota].limit, used: Math.round(quotas[quota].limit * 0.13 * at) },
      resetsAt: isoDate(quotaReset(quota, now)),
    })),
    uploads: { count: 1_284, bytes: 2.1 * GB },
    backups: backups('made', 6 * HOUR),
  };
}

/** An answer with the problems that follow from its facts. */
function status(changed: (well: StatusFacts) => Partial<StatusFacts>) {
  const well = wellFacts();
  const facts = { ...well, ...changed(well) };
  const problems = findProblems(facts, Date.now());
  return answering(getStatus, { success: true, status: { ...facts, problems } });
}

const changedJob = (jobs: readonly JobState[], name: JobState['name'], to: Partial<JobState>) =>
  jobs.map((job) => (job.name === name ? { ...job, ...to } : job));

const troubled = () =>
  status(({ database, jobs, quotas: daily }) => ({
    database: { ...database, waiting: 1, missing: ['index post_feed'] },
    disk: { free: 0.4 * GB, total: 40 * GB },
    backups: backups('late', 5 * DAY),
    mail: { waiting: 2, failing: 3, refused: 1, oldestAt: ago(3 * HOUR) },
    waitingDevices: 12,
    jobs: changedJob(
      changedJob(jobs, 'upload-sweep', { isFailing: true, failedAt: ago(4 * MINUTE) }),
      'session-sweep',
      { lastAt: ago(9 * HOUR) },
    ),
    quotas: daily.map((one) => (one.quota === 'youtube.search' ? { ...one, used: 97 } : one)),
  }));

const postgres = { engine: 'postgres', driver: 'pg', version: '17.2', bytes: 3.2 * GB } as const;
const web = { version: '1.4.0', isAnswering: false };

const processes = () =>
  status(({ database, jobs }) => ({
    version: '1.4.0',
    database: { ...database, ...postgres },
    processes: [
      { ...web, host: 'web-1', pid: 411, startedAt: ago(9 * DAY) },
      { ...web, host: 'web-2', pid: 97, startedAt: ago(9 * DAY - HOUR), isAnswering: true },
      { ...web, host: 'web-2', pid: 1_203, startedAt: ago(25 * MINUTE) },
    ],
    jobs: changedJob(jobs, 'snapshots', { doneAt: ago(7 * HOUR) }),
  }));

const host = 'mulbit-community-production-7d9c5b6f4d-x2k8q.internal.example';

const long = () =>
  status(({ database }) => ({
    version: '12.10.118',
    processes: ['12.10.118', '12.10.117-hotfix.2'].map((version, at) => ({
      ...{ host, version, pid: 4_194_303 - at, startedAt: ago(400 * DAY), isAnswering: at === 0 },
    })),
    database: {
      ...{ ...database, ...postgres, version: '17.2 (Debian 17.2-1.pgdg120+1)' },
      ...{ bytes: 1_204 * GB, waiting: 14 },
      missing: [
        'index notification_by_member_and_moment_of_creation',
        'table unconfirmed_email',
        'trigger post_search_after_update_of_title_and_text',
        'column member.profile_image',
      ],
    },
    mail: { waiting: 12_408, failing: 9_112, refused: 1_093, oldestAt: ago(6 * DAY) },
    waitingDevices: 104_882,
    disk: { free: 812 * 1024, total: 18_000 * GB },
    uploads: { count: 1_204_882, bytes: 14_201 * GB },
    missingKeys: ['youtube', 'newsapi', 'naver', 'dataGoKr'],
  }));

/** The states of the page about the site's state. */
export const statusScenarios = {
  'status.well': { title: '문제가 없음', handlers: () => [status(() => ({}))] },
  'status.troubled': { title: '문제가 여럿', handlers: () => [troubled()] },
  'status.processes': { title: 'PostgreSQL에 서버 셋', handlers: () => [processes()] },
  'status.long': { title: '긴 이름과 큰 수', handlers: () => [long()] },
  'status.failed': {
    title: '상태를 불러오지 못함',
    handlers: () => [failing(getStatus, 'INTERNAL')],
  },
  'status.loading': { title: '상태를 계속 불러오는 중', handlers: () => [never(getStatus)] },
};
