import { StartError } from './config';
import { CloseError } from './database/work';

const sentences: [codes: RegExp, sentence: string][] = [
  [
    /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/,
    '디스크에 남은 공간이 없습니다. 공간을 비우고 다시 시도해주세요.',
  ],
  [
    /^(?:EACCES|EPERM|EROFS|SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH))$/,
    '데이터를 둘 곳에 쓸 수 없습니다. 설정 DATA_DIR과 DATABASE_URL의 폴더와 파일에 쓰기 권한을 주거나 다른 곳으로 바꿔주세요.',
  ],
  [
    /^(?:ENOTDIR|EEXIST|EISDIR|ENAMETOOLONG|ELOOP)$/,
    '설정 DATA_DIR 또는 DATABASE_URL의 경로를 쓸 수 없습니다. 폴더와 파일의 이름을 확인해주세요.',
  ],
  [
    /^SQLITE_(?:BUSY|LOCKED)$/,
    '다른 프로그램이 데이터베이스를 잠그고 있습니다. 같은 파일을 쓰는 서버나 도구를 끝내고 다시 시도해주세요.',
  ],
  [
    /^MigrationLocked$/,
    '다른 서버가 데이터베이스를 최신으로 바꾸는 중입니다. 그런 서버가 없다면 npm run db:unlock을 실행하고 다시 시작해주세요.',
  ],
  [
    /^SQLITE_NOTADB$/,
    '설정 DATABASE_URL의 파일은 SQLite 데이터베이스가 아닙니다. 경로를 확인해주세요.',
  ],
  [
    /^SQLITE_(?:CORRUPT|IOERR)$/,
    '데이터베이스 파일을 읽지 못했습니다. 디스크의 상태와 남은 공간을 확인하고, 파일이 손상되었다면 npm run restore로 백업을 되살려주세요.',
  ],
  [
    /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)|08...|57P..|53300|KnexTimeoutError)$/,
    '설정 DATABASE_URL의 PostgreSQL에 연결하지 못했습니다. 주소가 맞는지, 서버가 켜져 있는지 확인해주세요.',
  ],
  [
    /^28...$/,
    'PostgreSQL이 로그인을 거절했습니다. 설정 DATABASE_URL의 사용자와 비밀번호를 확인해주세요.',
  ],
  [
    /^3D000$/,
    '설정 DATABASE_URL의 데이터베이스가 없습니다. PostgreSQL의 createdb로 먼저 만들어주세요.',
  ],
  [
    /^42501$/,
    'PostgreSQL 사용자에게 테이블을 만들 권한이 없습니다. 데이터베이스의 소유자로 바꿔주세요.',
  ],
];

// When Knex takes the lock of the migrations, it hides a driver's error behind its own: only the
// text still contains the code.
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /\bSQLITE_[A-Z]+\b/.exec(error.message)?.[0] ?? error.name;
}

function portTrouble(code: string): string | null {
  if (code === 'EADDRINUSE') {
    return '설정 PORT의 포트를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔주세요.';
  }
  if (code !== 'EACCES') return null;
  return '설정 PORT의 포트를 열 권한이 없습니다. 1024 이상의 포트로 바꿔주세요.';
}

/**
 * Explains in one sentence why the server does not start, and what to do.
 * @returns null for an unexpected error
 */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if ('syscall' in error && error.syscall === 'listen') return portTrouble(code);
  const found = sentences.find(([codes]) => codes.test(code));
  return found ? `${found[1]} (${code})` : null;
}

/** Explains in one sentence why the server did not end properly; no acknowledged change is lost. */
export function endSentenceOf(error: unknown): string {
  if (!(error instanceof CloseError)) {
    return '서버를 끝내면서 데이터베이스를 닫지 못했습니다. 자세한 까닭은 로그의 마지막 줄에 있습니다.';
  }
  return error.reason === 'read'
    ? '다른 프로그램이 데이터베이스를 읽고 있어 서버를 끝내면서 파일을 정리하지 못했습니다. 저장한 내용은 옆의 -wal 파일에 있으니 두 파일을 함께 두세요.'
    : '서버를 끝낼 때까지 데이터베이스의 작업 하나가 끝나지 않아 그 작업을 취소했습니다. 저장한 내용은 그대로이고, 옆에 -wal 파일이 있다면 데이터베이스 파일과 함께 두세요.';
}

/** Reports in one sentence that parts of the database are missing, and what to do. */
export const incompleteText = (parts: readonly string[]): string =>
  `데이터베이스에 빠진 것이 있어 사이트가 제대로 동작하지 않습니다. 백업을 되살리거나 빠진 것을 다시 만들어주세요: ${parts.join(', ')}`;

/** Reports which migrations an older database gets, and the backup before them. */
export const upgradeText = (migrations: readonly string[], backup: string | null): string[] => [
  ...(backup === null ? [] : [`데이터베이스를 바꾸기 전에 백업했습니다: ${backup}`]),
  `데이터베이스를 이 버전에 맞게 바꿉니다 (${migrations.length}단계): ${migrations.join(', ')}`,
];
