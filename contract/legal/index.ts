import type { LegalText } from '../models/legal';
import type { LegalName } from '../rules/legal';
import { privacy } from './privacy';
import { terms } from './terms';

/** The texts in force. */
export const legalTexts: Record<LegalName, LegalText> = { terms, privacy };
