import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { LegalName } from '@contract/rules/site/legal';

/** The terms or the privacy policy, by its name. */
export const legalText = createRemote({
  load: (name, signal) => call('getLegalText', { params: { name: name as LegalName } }, signal),
});
