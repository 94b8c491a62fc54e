import { legalTexts } from '@contract/legal';
import { legalFactsOf } from '@contract/rules/site/legal';
import { readSettings } from '../tables/setting';
import type { SomeHandlers } from '../http/call';

/** The terms and the privacy policy. */
export const legalRoutes = {
  getLegalText: async ({ params, services }) => ({
    success: true,
    text: legalTexts[params.name],
    facts: legalFactsOf(services.legalFacts, await readSettings(services.db)),
  }),
} satisfies SomeHandlers;
