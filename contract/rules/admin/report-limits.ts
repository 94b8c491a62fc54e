/** The reasons of a report. */
export const reportReasons = ['spam', 'abuse', 'adult', 'illegal', 'copyright', 'other'] as const;

/** The decisions of an admin about a report. */
export const reportActions = ['dismiss', 'remove', 'warn', 'suspend'] as const;

/** The longest note of a report, characters. */
export const REPORT_NOTE_MAX = 500;

/** The length of the reported text's excerpt, characters. */
export const REPORT_EXCERPT_MAX = 200;

/** The most reports of one item that a list shows individually. */
export const REPORTS_LISTED = 50;
