import { ReviewCountsSchema } from '../models/review';
import { endpoint, ok } from './define';

export const getAdminOverview = endpoint('getAdminOverview', {
  summary: 'What waits for the admins',
  access: 'admin',
  response: ok({ counts: ReviewCountsSchema }),
});
