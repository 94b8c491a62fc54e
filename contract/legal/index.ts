import type { LegalText } from '../models/legal';
import type { PageTextName } from '../rules/site/legal';
import help from './help.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

/** The current texts, in the shape of their call's schema. */
export const legalTexts = { terms, privacy, help } as Record<PageTextName, LegalText>;
