import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { Status } from '@contract/models/status';
import { isoDate } from '@contract/presenters/iso-date';

/** The only key: there is one site. */
export const ALL = 'all';

/** The state of the site, and when it was read, ISO 8601. */
export const adminStatus = createRemote<{ status: Status; at: string }>({
  load: (_all, signal) =>
    call('getStatus', {}, signal).then(({ status }) => ({ status, at: isoDate(Date.now()) })),
});
