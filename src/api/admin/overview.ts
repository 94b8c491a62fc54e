import { call } from '../client';

export const fetchOverview = (signal?: AbortSignal) =>
  call('getAdminOverview', {}, signal).then((answer) => answer.counts);
