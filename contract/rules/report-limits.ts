/** Why something is reported. */
export const reportReasons = ['spam', 'abuse', 'adult', 'illegal', 'copyright', 'other'] as const;

/** What an admin does about what was reported. */
export const reportActions = ['dismiss', 'remove', 'warn', 'suspend'] as const;

/** The longest note of a report, characters. */
export const REPORT_NOTE_MAX = 500;

/** The length of the reported text's excerpt, characters. */
export const REPORT_EXCERPT_MAX = 200;

/** The most reports of one thing that a list shows one by one. */
export const REPORTS_LISTED = 50;
