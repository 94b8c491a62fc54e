import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { Backups } from '@contract/models/backup';

/** The only key: there is one record of the backups. */
export const ALL = 'all';

/** How the scheduled backups fare. */
export const adminBackups = createRemote<Backups>({
  load: (_all, signal) => call('getBackups', {}, signal).then((answer) => answer.backups),
});
