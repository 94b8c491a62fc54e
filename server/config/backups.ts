import * as v from 'valibot';
import { isS3Address, s3PlaceOf, type Refuse, type S3Place, type s3Settings } from './s3';
import { wholeNumber } from './values';

/** Where backups go. */
export type BackupPlace = { kind: 'folder'; path: string } | ({ kind: 's3' } & S3Place);

/** The scheduled backups. */
export interface BackupConfig {
  /** Null makes none. */
  place: BackupPlace | null;
  everyHours: number;
  keep: number;
  /** Whether a start makes a backup before it migrates an older database. */
  beforeUpgrade: boolean;
}

const between = (least: number, most: number) =>
  wholeNumber(most, `${least}에서 ${most} 사이의 정수여야 합니다.`, least);

/** The settings of backups, with the sentence for a wrong value. */
export const backupSettings = {
  BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (to) => !to.startsWith('s3:') || isS3Address(to),
        '폴더의 경로 또는 "s3://버킷/앞부분" 형식이어야 합니다.',
      ),
    ),
  ),
  BACKUP_EVERY: v.optional(between(1, 720), '24'),
  BACKUP_KEEP: v.optional(between(1, 1000), '14'),
  BACKUP_BEFORE_UPGRADE: v.optional(v.picklist(['on', 'off'], 'on 또는 off여야 합니다.'), 'off'),
};

type Given = v.InferOutput<v.ObjectSchema<typeof backupSettings & typeof s3Settings, undefined>>;

/**
 * Reads the settings of backups.
 * @throws what `refuse` throws for settings that do not fit together
 */
export function backupsOf(given: Given, refuse: Refuse): BackupConfig {
  const beforeUpgrade = given.BACKUP_BEFORE_UPGRADE === 'on';
  const rest = { everyHours: given.BACKUP_EVERY, keep: given.BACKUP_KEEP, beforeUpgrade };
  const to = given.BACKUP_TO;
  if (to === undefined) {
    if (!beforeUpgrade) return { place: null, ...rest };
    return refuse('BACKUP_BEFORE_UPGRADE', '백업할 곳을 BACKUP_TO로 함께 설정해야 합니다.');
  }
  const s3 = s3PlaceOf(to, 'BACKUP_TO', given, refuse);
  return { place: s3 ? { kind: 's3', ...s3 } : { kind: 'folder', path: to }, ...rest };
}
