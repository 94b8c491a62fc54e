import { sentenceOf } from '../start-trouble';

const sentences: [codes: RegExp, sentence: string][] = [
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/, '백업할 곳에 남은 공간이 없습니다. 공간을 비워주세요.'],
  [/^ENOENT$/, '백업할 폴더가 없습니다. 설정 BACKUP_TO와 디스크의 연결을 확인해주세요.'],
  [/^ENOTDIR$/, '설정 BACKUP_TO의 경로가 폴더가 아닙니다.'],
  [
    /^(?:EACCES|EPERM|EROFS|SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH))$/,
    '백업할 폴더에 쓸 수 없습니다. 폴더의 권한을 확인해주세요.',
  ],
  [/^NoSuchBucket$/, '설정 BACKUP_TO나 UPLOADS_TO의 버킷이 없습니다.'],
  [/^(?:NoSuchKey|NotFound)$/, 'S3에 그 백업이 없습니다.'],
  [
    /^(?:AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed)$/,
    'S3가 접근을 거절했습니다. 키와 지역, 버킷의 권한을 확인해주세요.',
  ],
  [
    /^(?:SlowDown|InternalError|ServiceUnavailable|UnrecognizedError|UnexpectedRedirect)$/,
    'S3가 요청을 처리하지 못했습니다. 설정 S3_ENDPOINT를 확인하고 잠시 후 다시 시도해주세요.',
  ],
  [
    /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)|TimeoutError)$/,
    '백업할 곳이나 사진 저장소, 데이터베이스에 연결하지 못했습니다. 주소와 네트워크를 확인해주세요.',
  ],
];

/** Explains in one sentence why a backup failed; null for an unexpected error. */
export function backupSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // `fetch` hides the system's error behind its own.
  if (error.cause instanceof Error) return backupSentence(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const found = sentences.find(([codes]) => codes.test(code));
  return found ? `${found[1]} (${code})` : sentenceOf(error);
}
