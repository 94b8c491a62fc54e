/** A backup at its place. */
export interface StoredBackup {
  name: string;
  bytes: number;
  /** When it was made, ms, as its name says. */
  madeAt: number;
}

const NAME = /^mulbit-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite3$/;

/** The name of a backup made at a moment, ms. Names sort by time. */
export const backupName = (moment: number): string =>
  `mulbit-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite3`;

/** The stored backups among files, newest first; other files, also unfinished ones, are none. */
export function backupsAmong(files: readonly { name: string; bytes: number }[]): StoredBackup[] {
  return files
    .flatMap(({ name, bytes }) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      return { name, bytes, madeAt: Date.parse(`${day}T${hour}:${minute}:${second}Z`) };
    })
    .filter(({ bytes, madeAt }) => bytes > 0 && !Number.isNaN(madeAt))
    .sort((one, other) => other.madeAt - one.madeAt);
}
