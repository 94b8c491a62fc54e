import { fetchLegalText } from '@/api/legal';
import { createRemote } from '@/state/remote';
import type { LegalName } from '@contract/rules/legal';

/** The terms or the privacy policy, by its name. */
export const legalText = createRemote({
  load: (name, signal) => fetchLegalText(name as LegalName, signal),
});
