/** The names of the jobs, in display order. */
export const jobTexts = {
  mail: '메일 보내기',
  'mail-2': '메일 보내기 2',
  'mail-3': '메일 보내기 3',
  pushes: '푸시 알림 보내기',
  'pushes-again': '푸시 알림 다시 보내기',
  views: '조회수 저장',
  'last-seen': '마지막 접속 저장',
  'idle-sessions': '쓰지 않은 관리자 로그인 끝내기',
  'session-sweep': '끝난 로그인 지우기',
  'link-sweep': '지난 메일 링크 지우기',
  'upload-sweep': '쓰지 않는 사진 지우기',
  'upstream-sweep': '지난 외부 데이터 지우기',
  snapshots: '영상과 채널 집계',
  backup: '자동 백업',
} as const;

/** The names of the daily quotas. */
export const quotaTexts = {
  'youtube.units': 'YouTube 조회',
  'youtube.search': 'YouTube 검색',
  newsapi: 'NewsAPI',
  naver: '네이버 검색',
  onbid: '온비드',
  apartments: '아파트 실거래가',
} as const;

/** What is wrong with a site, and what to do, in one sentence each. */
export const problemTexts = {
  versions: (versions: readonly string[]) =>
    `서버마다 버전이 다르니(${versions.join(', ')}) 모두 같은 버전으로 다시 시작해주세요.`,
  missing: (parts: readonly string[], others: number) =>
    `데이터베이스에 있어야 할 것이 없으니(${parts.join(', ')}${others > 0 ? ` 외 ${others}개` : ''}) 백업을 되살리거나 다시 만들어주세요.`,
  migrations: (count: number) =>
    `데이터베이스에 반영하지 않은 변경이 ${count}개 있으니 서버에서 npm run db:migrate를 실행해주세요.`,
  replicaLate:
    '읽기 전용 복제본이 10초 넘게 뒤처져 주 데이터베이스가 대신 답하고 있으니 복제본의 부하와 연결을 확인해주세요.',
  replicaAway:
    '읽기 전용 복제본에 연결하지 못해 주 데이터베이스가 대신 답하고 있으니 복제본과 DATABASE_READ_URL을 확인해주세요.',
  disk: (free: string) =>
    `디스크에 남은 공간이 ${free}뿐이니 필요 없는 파일을 지우거나 디스크를 늘려주세요.`,
  backupsOff: '자동 백업이 꺼져 있으니 BACKUP_TO를 설정하고 서버를 다시 시작해주세요.',
  backupsFailed: '자동 백업에 실패했으니 백업 페이지에서 이유를 확인해주세요.',
  backupsLate: (age: string) =>
    `마지막 백업이 ${age}이니 백업 페이지와 서버의 로그를 확인해주세요.`,
  mail: (count: string, age: string) =>
    `보내지 못한 메일이 ${count}통 있고 가장 오래된 것이 ${age} 것이니 SMTP_URL과 메일 서버를 확인해주세요.`,
  jobFailed: (job: string) => `‘${job}’ 작업에 실패했으니 서버의 로그에서 이유를 확인해주세요.`,
  jobLate: (job: string) => `‘${job}’ 작업이 제때 끝나지 않으니 서버를 다시 시작해주세요.`,
  quota: (quota: string, percent: number) =>
    `오늘 쓸 수 있는 ${quota} 호출량의 ${percent}%를 썼으니 초기화될 때까지 아껴 써주세요.`,
} as const;
