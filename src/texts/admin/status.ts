import { formatBytes } from '@contract/rules/text/bytes';
import { formatNumber } from '@contract/rules/text/counts';
import { seoulTimestamp, timeAgo } from '@contract/rules/site/time';
import type { Status } from '@contract/models/status';
import type { KeyName, StatusPart } from '@contract/rules/admin/status';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const count = (unit: string) => (number: number) => `${formatNumber(number)}${unit}`;

export const adminStatusTexts = {
  failed: '사이트의 상태를 불러오지 못했습니다.',
  refresh: '새로 고침',
  problems: '해결할 문제',
  noProblems: '문제가 없습니다.',
  found: (number: number) => `사이트에 해결할 문제가 ${number}개 있습니다.`,
  show: '상태 보기',
  checked: (moment: number, now: number) => `${timeAgo(moment, now)} 확인`,
  wrong: '확인 필요',
  parts: {
    processes: '서버',
    database: '데이터베이스',
    storage: '저장 공간',
    backups: '백업',
    mail: '메일과 푸시 알림',
    jobs: '작업',
    quotas: '외부 데이터 호출량',
  } satisfies Record<StatusPart, string>,
  version: '물빛 버전',
  node: 'Node.js',
  processes: '실행 중인 서버',
  processCount: count('개'),
  process: ({ host, pid }: Status['processes'][number]) => `${host} (프로세스 ${pid})`,
  answering: '지금 응답',
  started: (moment: number, now: number) =>
    `${seoulTimestamp(moment).slice(0, 16)} 시작 (${timeAgo(moment, now)})`,
  engine: '종류',
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  driver: '드라이버',
  size: '크기',
  bytes: formatBytes,
  migrations: '구조 변경',
  migrated: (done: number, waiting: number) =>
    waiting > 0 ? `${done}개 반영, ${waiting}개 남음` : `${done}개 모두 반영`,
  missing: '없어진 것',
  none: '없음',
  free: '남은 공간',
  space: (free: number, total: number) => `${formatBytes(free)} / ${formatBytes(total)}`,
  unknown: '알 수 없음',
  uploads: '올린 사진',
  pictures: (number: number, bytes: number) => `${formatNumber(number)}장, ${formatBytes(bytes)}`,
  backupState: '자동 백업',
  lastBackup: '마지막 백업',
  backupPlan: '주기',
  plan: (hours: number, keep: number) => `${hours}시간마다, 최근 ${keep}개 보관`,
  backupPage: '백업 자세히 보기',
  waitingMails: '기다리는 메일',
  failingMails: '다시 시도하는 메일',
  refusedMails: '거절된 메일',
  mails: count('통'),
  oldest: '가장 오래 기다린 메일',
  ago: timeAgo,
  waitingDevices: '푸시를 기다리는 기기',
  devices: count('대'),
  jobsOf: '지금 응답한 서버가 시작한 뒤의 기록입니다.',
  every: (seconds: number) => {
    if (seconds < MINUTE) return `${seconds}초마다`;
    return seconds < HOUR ? `${seconds / MINUTE}분마다` : `${seconds / HOUR}시간마다`;
  },
  ran: (moment: number, now: number) => `${timeAgo(moment, now)} 실행`,
  notYet: '아직 실행 전',
  failedAgo: (moment: number, now: number) => `${timeAgo(moment, now)} 실패`,
  doneAgo: (moment: number, now: number) => `${timeAgo(moment, now)} 마침`,
  used: (used: number, limit: number) => `${formatNumber(used)} / ${formatNumber(limit)}`,
  keys: {
    youtube: 'YouTube',
    newsapi: 'NewsAPI',
    naver: '네이버',
    dataGoKr: '공공데이터포털',
  } satisfies Record<KeyName, string>,
  missingKeys: (names: readonly string[]) =>
    `키가 없어 견본 데이터로 답하는 곳: ${names.join(', ')}`,
} as const;
