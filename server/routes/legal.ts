import { legalTexts } from '@contract/legal';
import type { SomeHandlers } from '../http/call';

/** The terms and the privacy policy. */
export const legalRoutes = {
  getLegalText: ({ params, services }) =>
    Promise.resolve({
      success: true,
      text: legalTexts[params.name],
      facts: services.legalFacts,
    }),
} satisfies SomeHandlers;
