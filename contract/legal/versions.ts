import versions from './versions.json' with { type: 'json' };

/** The versions in force, without the texts. */
export const legalVersions = versions;
