import type { LegalText } from '../models/legal';
import type { LegalName } from '../rules/legal';
import privacy from './privacy.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

/** The texts in force, as the schema of their call has them. */
export const legalTexts = { terms, privacy } as Record<LegalName, LegalText>;
