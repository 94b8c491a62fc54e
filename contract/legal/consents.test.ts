import { describe, expect, it } from 'vitest';
import { consentTexts } from '../consentTexts';
import type { ApiError } from '../errors';
import { currentVersions, dueConsents, guardConsents } from './consents';
import { legalVersions } from './versions';

describe('consents', () => {
  it('are taken to the versions in force alone', () => {
    guardConsents(currentVersions);
    const refused = { ...currentVersions, privacyVersion: '2020-01-01' };
    const issues = [{ path: 'privacyVersion', message: consentTexts.outdated }];
    expect(() => guardConsents(refused)).toThrow(
      expect.objectContaining({ code: 'STALE', issues }) as ApiError,
    );
  });

  it('are due for each text whose version in force was not agreed to', () => {
    const { terms, privacy } = legalVersions;
    expect(dueConsents([])).toEqual(['terms', 'privacy']);
    const old = { name: 'terms', version: '2020-01-01' };
    const given = { name: 'privacy', version: privacy };
    expect(dueConsents([old, given])).toEqual(['terms']);
    expect(dueConsents([old, given, { name: 'terms', version: terms }])).toEqual([]);
  });
});
