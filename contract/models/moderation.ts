import * as v from 'valibot';
import { BLIND_AFTER_MAX } from '../rules/admin/moderation';
import { validationTexts } from '../texts';

const count = (most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(most, message));

/** How the site treats reported content. Source: docs/product/rules.md#reports. */
export const ModerationSchema = v.object({
  /** The number of reports that hide a post or a comment until an admin decides; 0 for never. */
  blindAfter: count(BLIND_AFTER_MAX, validationTexts.blindAfter),
});

export { defaultModeration, type Moderation } from '../rules/admin/moderation';
