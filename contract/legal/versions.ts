// Made from the Markdown files beside it by `npm run docs`.
/** The versions in force, without the texts. */
export const legalVersions = { terms: '2026-11-23', privacy: '2026-11-23' } as const;
