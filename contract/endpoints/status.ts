import { StatusSchema } from '../models/status';
import { endpoint, ok } from './define';

export const getStatus = endpoint({
  summary: 'The state of the site: processes, database, jobs, mails, quotas, disk and its problems',
  access: 'admin',
  response: ok({ status: StatusSchema }),
});
