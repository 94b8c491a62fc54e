import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { PageTextName } from '@contract/rules/site/legal';

/** The terms, the privacy policy or the help, by its name. */
export const legalText = createRemote({
  load: (name, signal) => call('getLegalText', { params: { name: name as PageTextName } }, signal),
});
