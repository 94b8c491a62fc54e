import { call } from '@/api/client';
import type { Output } from '@contract/endpoints/define';
import type { getCharacter } from '@contract/endpoints/character';
import { createRemote } from './remote';

/** The member's own companion, what it wears, and the parts to choose from. */
export type OwnCompanion = Omit<Output<typeof getCharacter>, 'success'>;

/** The member's own companion, by the member's id. */
export const companionRemote = createRemote<OwnCompanion>({
  load: (_of, signal) => call('getCharacter', { query: {} }, signal),
});
