import { ReviewCountsSchema } from '../models/review';
import { endpoint, ok } from './define';

export const getAdminOverview = endpoint({
  summary: 'The numbers of pending posts and open reports',
  access: 'admin',
  response: ok({ counts: ReviewCountsSchema }),
});
