import { StartError, type Config } from '../config';
import type { Log } from '../lib/log';
import { makeBackup } from './make';
import { backupName } from './names';
import { openPlace } from './places';
import { backupSentence } from './trouble';

/**
 * Makes a backup at the place of the settings, before the start changes an older database.
 * @returns where it is
 * @throws StartError if it fails: the database stays as it is
 */
export async function backUpNow(config: Config, log: Log): Promise<string | null> {
  if (config.backups.place === null) return null;
  const place = openPlace(config.backups.place, config.dataDir);
  const name = backupName(Date.now());
  try {
    await place.keep(name, (file) => makeBackup(config, file));
    return `${place.label}/${name}`;
  } catch (error) {
    log.error({ err: error }, 'the backup before the upgrade failed');
    const reason = backupSentence(error) ?? '이유는 로그에 있습니다.';
    throw new StartError(
      `업그레이드하기 전에 백업하지 못해 데이터베이스를 바꾸지 않았습니다: ${reason}`,
    );
  }
}
