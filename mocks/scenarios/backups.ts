import { endpoints } from '@contract/endpoints';
import type { Backups } from '@contract/models/backup';
import { isoDate } from '@contract/presenters/iso-date';
import { DAY } from '@contract/rules/site/time';
import { answering, failing, never } from './build';

const { getBackups } = endpoints;

/** Backups whose last one is some days old. */
function backups(state: Backups['state'], days: number, failure: string | null = null) {
  const createdAt = isoDate(Date.now() - days * DAY);
  const name = `mulbit-${createdAt.slice(0, 19).replaceAll(':', '-')}Z.sqlite3`;
  const last = state === 'waiting' ? null : { name, bytes: 50_540_544, createdAt };
  const plan = { place: '/var/backups/mulbit', everyHours: 24, keep: 14 };
  return answering(getBackups, {
    success: true,
    backups: { state, ...plan, last, count: last ? 14 : 0, failure },
  });
}

/** The states of the scheduled backups. */
export const backupScenarios = {
  'backups.made': { title: '백업이 정상', handlers: () => [backups('made', 0.25)] },
  'backups.waiting': { title: '첫 백업을 기다림', handlers: () => [backups('waiting', 0)] },
  'backups.late': { title: '백업이 늦음', handlers: () => [backups('late', 5)] },
  'backups.broken': {
    title: '백업이 실패',
    handlers: () => [
      backups('failed', 3, '백업할 곳에 남은 공간이 없습니다. 공간을 비워주세요. (ENOSPC)'),
    ],
  },
  'backups.failed': {
    title: '백업 상태를 불러오지 못함',
    handlers: () => [failing(getBackups, 'INTERNAL')],
  },
  'backups.loading': {
    title: '백업 상태를 계속 불러오는 중',
    handlers: () => [never(getBackups)],
  },
};
