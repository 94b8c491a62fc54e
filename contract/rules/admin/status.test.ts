import { describe, expect, it } from 'vitest';
import { problemTexts } from '../../statusTexts';
import { findProblems, jobNames, type JobName } from './status';

type Facts = Parameters<typeof findProblems>[0];

const NOW = Date.parse('2026-11-28T03:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const GB = 1024 ** 3;

const own = { host: 'web', pid: 7, version: '1.0.0', startedAt: ago(600), isAnswering: true };

const well: Facts = {
  processes: [own],
  database: { waiting: 0, missing: [], replica: null },
  jobs: jobNames.map((name) => ({
    ...{ name, everySeconds: 3600, lastAt: ago(30), isFailing: false },
  })),
  mail: { waiting: 1, failing: 0, oldestAt: ago(9) },
  quotas: [{ quota: 'youtube.search', used: 90, limit: 100 }],
  disk: { free: 5 * GB, total: 100 * GB },
  backups: { state: 'made', last: null },
};

const found = (change: Partial<Facts>) =>
  findProblems({ ...well, ...change }, NOW).map(({ text }) => text);

/** The facts with one job changed. */
const withJob = (name: JobName, change: Partial<Facts['jobs'][number]>) =>
  found({ jobs: well.jobs.map((job) => (job.name === name ? { ...job, ...change } : job)) });

describe('the problems of a site', () => {
  it('are none at the limits', () => {
    expect(findProblems(well, NOW)).toEqual([]);
    expect(found({ disk: null })).toEqual([]);
  });

  it('include processes of different versions', () => {
    const other = { ...own, pid: 8, isAnswering: false };
    expect(found({ processes: [own, other] })).toEqual([]);
    expect(found({ processes: [own, { ...other, version: '0.9.0' }] })).toEqual([
      '서버마다 버전이 다르니(0.9.0, 1.0.0) 모두 같은 버전으로 다시 시작해주세요.',
    ]);
  });

  it('include missing parts and waiting migrations', () => {
    const missing = ['table post', 'index post_feed', 'table pin', 'table follow'];
    expect(found({ database: { ...well.database, missing, waiting: 2 } })).toEqual([
      '데이터베이스에 있어야 할 것이 없으니(table post, index post_feed, table pin 외 1개) 백업을 되살리거나 다시 만들어주세요.',
      problemTexts.migrations(2),
    ]);
  });

  it('include a replica that is late or away', () => {
    const foundWith = (replica: string) => found({ database: { ...well.database, replica } });
    expect(foundWith('current')).toEqual([]);
    expect(foundWith('late')).toEqual([problemTexts.replicaLate]);
    expect(foundWith('away')).toEqual([problemTexts.replicaAway]);
  });

  it.each([
    [{ free: GB / 2, total: 5 * GB }, '512.0MB'],
    [{ free: 4 * GB, total: 100 * GB }, '4.0GB'],
  ])('include a nearly full disk: %o', (disk, free) => {
    expect(found({ disk })).toEqual([problemTexts.disk(free)]);
  });

  it('include backups that are off, late or failing', () => {
    const last = { createdAt: ago(3 * 24 * 60) };
    expect(found({ backups: { ...well.backups, state: 'waiting' } })).toEqual([]);
    expect(found({ backups: { ...well.backups, state: 'off' } })).toEqual([
      problemTexts.backupsOff,
    ]);
    expect(found({ backups: { ...well.backups, state: 'failed' } })).toEqual([
      problemTexts.backupsFailed,
    ]);
    expect(found({ backups: { ...well.backups, state: 'late', last } })).toEqual([
      '마지막 백업이 3일 전이니 백업 페이지와 서버의 로그를 확인해주세요.',
    ]);
  });

  it('include mails that wait longer than ten minutes', () => {
    const mail = { waiting: 2, failing: 1, oldestAt: ago(25) };
    expect(found({ mail })).toEqual([
      '보내지 못한 메일이 3통 있고 가장 오래된 것이 25분 전 것이니 SMTP_URL과 메일 서버를 확인해주세요.',
    ]);
  });

  it('include a job that failed or has not run for three intervals', () => {
    const name = '끝난 로그인 지우기';
    expect(withJob('session-sweep', { isFailing: true })).toEqual([problemTexts.jobFailed(name)]);
    expect(withJob('session-sweep', { lastAt: ago(180) })).toEqual([]);
    expect(withJob('session-sweep', { lastAt: ago(181) })).toEqual([problemTexts.jobLate(name)]);
    // It never ran since the process started.
    expect(withJob('session-sweep', { lastAt: null })).toEqual([problemTexts.jobLate(name)]);
    // A busy second is not late.
    expect(withJob('views', { everySeconds: 1, lastAt: ago(9) })).toEqual([]);
    // The backups tell themselves.
    expect(withJob('backup', { isFailing: true, lastAt: ago(999) })).toEqual([]);
  });

  it('include a quota that is used by more than nine tenths', () => {
    expect(found({ quotas: [{ quota: 'naver', used: 24_000, limit: 25_000 }] })).toEqual([
      '오늘 쓸 수 있는 네이버 검색 호출량의 96%를 썼으니 초기화될 때까지 아껴 써주세요.',
    ]);
  });
});
