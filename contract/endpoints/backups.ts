import { BackupsSchema } from '../models/backup';
import { endpoint, ok } from './define';

export const getBackups = endpoint({
  summary: 'The scheduled backups: whether they are made, where, and the last one',
  access: 'admin',
  response: ok({ backups: BackupsSchema }),
});
