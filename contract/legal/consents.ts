import { consentTexts } from '../consentTexts';
import { ApiError } from '../errors';
import { consentNames, legalNames, type ConsentName } from '../rules/legal';
import { legalVersions } from './versions';

/** The versions that a member agrees to, as a call carries them. */
export interface AgreedVersions {
  termsVersion: string;
  privacyVersion: string;
}

/** What a member agrees to in one call; a field that is missing or null is not agreed to. */
type GivenConsents = {
  [F in keyof AgreedVersions]?: string | null | undefined;
} & { isOver14?: true | null | undefined };

/** Those in force. */
export const currentVersions: AgreedVersions = {
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
};

/** All that a newcomer has to agree to. */
export const fullConsent = { ...currentVersions, isOver14: true } as const;

/** What a member agreed to, and its version. */
export interface Consent {
  name: ConsentName;
  version: string;
}

// That of the age is the age.
const versions: Record<ConsentName, string> = { ...legalVersions, over14: '14' };

const fieldOf = {
  terms: 'termsVersion',
  privacy: 'privacyVersion',
  over14: 'isOver14',
} as const satisfies Record<ConsentName, keyof GivenConsents>;

/** What a call agrees to, once `guardConsents` let it pass. */
export const consentsOf = (given: GivenConsents): Consent[] =>
  consentNames
    .filter((name) => given[fieldOf[name]] != null)
    .map((name) => ({ name, version: versions[name] }));

/**
 * Refuses a consent to a version that is not in force: the member has read another text.
 * @throws ApiError STALE
 */
export function guardConsents(given: GivenConsents): void {
  const issues = legalNames
    .map((name) => fieldOf[name])
    .filter((field) => given[field] != null && given[field] !== currentVersions[field])
    .map((path) => ({ path, message: consentTexts.outdated }));
  if (issues.length > 0) throw new ApiError('STALE', consentTexts.outdated, { issues });
}

/**
 * What a member has not agreed to, as it is in force.
 * @param given what they agreed to
 */
export function dueConsents(given: readonly Consent[]): ConsentName[] {
  return consentNames.filter(
    (name) => !given.some((one) => one.name === name && one.version === versions[name]),
  );
}
