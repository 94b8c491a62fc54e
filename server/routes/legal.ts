import { legalTexts } from '@contract/legal';
import type { Handlers } from '../http/call';

/** The terms and the privacy policy. */
export const legalRoutes: Handlers<'getLegalText'> = {
  getLegalText: ({ params, services }) =>
    Promise.resolve({
      success: true,
      text: legalTexts[params.name],
      facts: services.legalFacts,
    }),
};
