import * as v from 'valibot';
import { wholeNumber } from './values';

/** The access to storage that speaks S3. */
export interface S3Config {
  /** The address of the service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where backups go. */
export type BackupPlace =
  { kind: 'folder'; path: string } | { kind: 's3'; bucket: string; prefix: string; s3: S3Config };

/** The scheduled backups. */
export interface BackupConfig {
  /** Null makes none. */
  place: BackupPlace | null;
  everyHours: number;
  keep: number;
  /** Whether a start makes a backup before it migrates an older database. */
  beforeUpgrade: boolean;
}

const S3_ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/;

const between = (least: number, most: number) =>
  wholeNumber(most, `${least}에서 ${most} 사이의 정수여야 합니다.`, least);

/** The settings of backups, with the sentence for a wrong value. */
export const backupSettings = {
  BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (to) => !to.startsWith('s3:') || S3_ADDRESS.test(to),
        '폴더의 경로 또는 "s3://버킷/앞부분" 형식이어야 합니다.',
      ),
    ),
  ),
  BACKUP_EVERY: v.optional(between(1, 720), '24'),
  BACKUP_KEEP: v.optional(between(1, 1000), '14'),
  BACKUP_BEFORE_UPGRADE: v.optional(v.picklist(['on', 'off'], 'on 또는 off여야 합니다.'), 'off'),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^https?:\/\/[^/]/.test(url) && URL.canParse(url),
        '"https://…" 형식의 주소여야 합니다.',
      ),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'ap-northeast-2 같은 지역의 이름이어야 합니다.')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

type Given = v.InferOutput<v.ObjectSchema<typeof backupSettings, undefined>>;

/** The access to S3; null if a key is missing. */
function s3Of(given: Given): S3Config | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  const endpoint = given.S3_ENDPOINT ?? null;
  return { endpoint, region: given.S3_REGION, accessKeyId, secretAccessKey };
}

/**
 * Reads the settings of backups.
 * @param refuse throws with the setting's name and what it needs
 */
export function backupsOf(
  given: Given,
  refuse: (name: string, sentence: string) => never,
): BackupConfig {
  const beforeUpgrade = given.BACKUP_BEFORE_UPGRADE === 'on';
  const rest = { everyHours: given.BACKUP_EVERY, keep: given.BACKUP_KEEP, beforeUpgrade };
  const to = given.BACKUP_TO;
  if (to === undefined) {
    if (!beforeUpgrade) return { place: null, ...rest };
    return refuse('BACKUP_BEFORE_UPGRADE', '백업할 곳을 BACKUP_TO로 함께 설정해야 합니다.');
  }
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(to) ?? [];
  if (bucket === undefined) return { place: { kind: 'folder', path: to }, ...rest };
  const s3 = s3Of(given);
  if (s3 === null) {
    return refuse(
      'BACKUP_TO',
      'S3에 백업하려면 S3_ACCESS_KEY_ID와 S3_SECRET_ACCESS_KEY를 함께 설정해야 합니다.',
    );
  }
  return { place: { kind: 's3', bucket, prefix: prefix.replace(/\/+$/, ''), s3 }, ...rest };
}
