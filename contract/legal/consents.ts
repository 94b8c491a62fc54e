import { consentTexts } from '../consentTexts';
import { ApiError } from '../errors';
import { legalNames, type LegalName } from '../rules/legal';
import { legalVersions } from './versions';

/** The versions that a member agrees to, as a call carries them. */
export interface AgreedVersions {
  termsVersion: string;
  privacyVersion: string;
}

/** Those in force. */
export const currentVersions: AgreedVersions = {
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
};

/** All that a newcomer has to agree to. */
export const fullConsent = { ...currentVersions, isOver14: true } as const;

const fieldOf: Record<LegalName, keyof AgreedVersions> = {
  terms: 'termsVersion',
  privacy: 'privacyVersion',
};

/**
 * Refuses a consent to a version that is not in force: the member has read another text.
 * @throws ApiError STALE
 */
export function guardConsents(agreed: AgreedVersions): void {
  const issues = legalNames
    .map((name) => fieldOf[name])
    .filter((field) => agreed[field] !== currentVersions[field])
    .map((path) => ({ path, message: consentTexts.outdated }));
  if (issues.length > 0) throw new ApiError('STALE', consentTexts.outdated, { issues });
}

/** The texts to whose version in force a member has not agreed. @param given what they agreed to */
export function dueConsents(given: readonly { name: string; version: string }[]): LegalName[] {
  return legalNames.filter((name) => {
    const isOfNow = (one: { name: string; version: string }) =>
      one.name === name && one.version === legalVersions[name];
    return !given.some(isOfNow);
  });
}
