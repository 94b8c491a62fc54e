import { describe, expect, it } from 'vitest';
import { consentTexts } from '../consentTexts';
import type { ApiError } from '../errors';
import {
  consentsOf,
  currentVersions,
  dueConsents,
  fullConsent,
  guardConsents,
  type Consent,
} from './consents';
import { legalVersions } from './versions';

describe('consents', () => {
  it('are accepted only for the versions in force', () => {
    guardConsents(currentVersions);
    const refused = { ...currentVersions, privacyVersion: '2020-01-01' };
    const issues = [{ path: 'privacyVersion', message: consentTexts.outdated }];
    expect(() => guardConsents(refused)).toThrow(
      expect.objectContaining({ code: 'STALE', issues }) as ApiError,
    );
  });

  it('are those that a call names, which need not be all', () => {
    expect(dueConsents(consentsOf(fullConsent))).toEqual([]);
    for (const given of [{}, { termsVersion: null, privacyVersion: null, isOver14: null }]) {
      guardConsents(given);
      expect(consentsOf(given)).toEqual([]);
    }
    const { termsVersion } = currentVersions;
    expect(consentsOf({ termsVersion })).toEqual([{ name: 'terms', version: termsVersion }]);
  });

  it('are due for each text whose current version the member has not accepted', () => {
    const { terms, privacy } = legalVersions;
    expect(dueConsents([])).toEqual(['terms', 'privacy', 'over14']);
    const old: Consent = { name: 'terms', version: '2020-01-01' };
    const given: Consent[] = [
      { name: 'privacy', version: privacy },
      { name: 'over14', version: '14' },
    ];
    expect(dueConsents([old, ...given])).toEqual(['terms']);
    expect(dueConsents([old, ...given, { name: 'terms', version: terms }])).toEqual([]);
  });
});
