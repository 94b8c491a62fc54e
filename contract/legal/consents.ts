import { consentTexts } from '../consentTexts';
import { ApiError } from '../errors';
import { consentNames, legalNames, type ConsentName } from '../rules/site/legal';
import { legalVersions } from './versions';

/** The versions that a member agrees to, in the form of a call. */
export interface AgreedVersions {
  termsVersion: string;
  privacyVersion: string;
}

/** The consents that a call gives; a missing or null field means no consent. */
type GivenConsents = {
  [F in keyof AgreedVersions]?: string | null | undefined;
} & { isOver14?: true | null | undefined };

/** The versions in force. */
export const currentVersions: AgreedVersions = {
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
};

/** All consents that a new member must give. */
export const fullConsent = { ...currentVersions, isOver14: true } as const;

/** A given consent and its version. */
export interface Consent {
  name: ConsentName;
  version: string;
}

// The version of the age consent is the age itself.
const versions: Record<ConsentName, string> = { ...legalVersions, over14: '14' };

const fieldOf = {
  terms: 'termsVersion',
  privacy: 'privacyVersion',
  over14: 'isOver14',
} as const satisfies Record<ConsentName, keyof GivenConsents>;

/** The consents that a call gives, once `guardConsents` has accepted it. */
export const consentsOf = (given: GivenConsents): Consent[] =>
  consentNames
    .filter((name) => given[fieldOf[name]] != null)
    .map((name) => ({ name, version: versions[name] }));

/**
 * Refuses a consent to a version that is not in force, because the member has read another text.
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
 * The consents in force that a member has not given.
 * @param given the member's consents
 */
export function dueConsents(given: readonly Consent[]): ConsentName[] {
  return consentNames.filter(
    (name) => !given.some((one) => one.name === name && one.version === versions[name]),
  );
}
