import type { LegalText } from '../models/legal';
import type { LegalName } from '../rules/site/legal';
import privacy from './privacy.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

/** The texts in force, in the shape of their call's schema. */
export const legalTexts = { terms, privacy } as Record<LegalName, LegalText>;
