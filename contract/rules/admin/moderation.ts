/** How the site treats reported content. Source: docs/product/rules.md#reports. */
export interface Moderation {
  /** The number of reports that hide a post or a comment until an admin decides; 0 for never. */
  blindAfter: number;
}

/** What applies until an admin changes it. */
export const defaultModeration: Moderation = { blindAfter: 5 };

/** The greatest number of reports that can be required for a blind. */
export const BLIND_AFTER_MAX = 100;

/** Whether so many reports hide their target. @param reports only those that count */
export const isBlindDue = ({ blindAfter }: Moderation, reports: number): boolean =>
  blindAfter > 0 && reports >= blindAfter;
