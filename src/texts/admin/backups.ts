import { formatBytes } from '@contract/rules/text/bytes';
import { seoulTimestamp, timeAgo } from '@contract/rules/site/time';

export const adminBackupTexts = {
  title: '자동 백업',
  failed: '백업 상태를 불러오지 못했습니다.',
  states: {
    off: {
      name: '설정 안 됨',
      says: '자동 백업이 설정되지 않았습니다. 서버가 고장 나면 글과 멤버를 되찾을 수 없습니다.',
    },
    waiting: {
      name: '대기 중',
      says: '아직 만든 백업이 없습니다. 서버를 켜고 몇 분 안에 첫 백업을 만듭니다.',
    },
    made: { name: '정상', says: '백업을 제때 만들고 있습니다.' },
    failed: { name: '실패', says: '백업하지 못했습니다. 10분마다 다시 시도합니다.' },
    late: {
      name: '늦음',
      says: '예정된 때가 지났는데 새 백업이 없습니다. 서버가 꺼져 있었는지 확인해주세요.',
    },
  },
  /** If only the log of a server tells why. */
  inLog: '이유는 서버의 로그에 있습니다.',
  setUp: '서버의 설정 BACKUP_TO에 백업할 폴더나 S3 주소를 적고 다시 시작해주세요.',
  last: '마지막 백업',
  made: (moment: number, now: number) =>
    `${seoulTimestamp(moment).slice(0, 16)} (${timeAgo(moment, now)})`,
  none: '없음',
  size: '크기',
  bytes: formatBytes,
  place: '보관하는 곳',
  plan: '주기',
  every: (hours: number, keep: number) => `${hours}시간마다 백업하고 최근 ${keep}개를 남깁니다`,
  count: '남아 있는 백업',
  counted: (count: number) => `${count}개`,
  tryIt: '되살릴 수 있는 백업인지 확인하려면 서버에서 npm run restore -- --try를 실행해주세요.',
} as const;
