import { fetchNameProposal } from '@/api/me';
import { createRemote } from '@/state/remote';

/** A free name for a member whose name somebody had before them, by the name that they have. */
export const sharedNameRemote = createRemote<string | null>({
  load: (_name, signal) => fetchNameProposal(signal),
});
