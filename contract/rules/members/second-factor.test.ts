import { expect, it } from 'vitest';
import { cleanCode, isTotpCode, RECOVERY_BYTES, recoveryCodeOf } from './second-factor';
import { newTotpSecret, totpCode, totpStep, totpUri } from './totp';

const NOW = Date.UTC(2026, 10, 27);

it('a recovery code has sixteen letters and survives how people type it', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: RECOVERY_BYTES }, (_, at) => at * 25));
  expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  expect(cleanCode(` ${code.toUpperCase().replaceAll('-', ' – ')} `)).toBe(
    code.replaceAll('-', ''),
  );
  expect(cleanCode('OIl1')).toBe('0111');
});

it('a code of an app has six digits', () => {
  expect(isTotpCode(cleanCode('123 456'))).toBe(true);
  expect(isTotpCode(cleanCode('１２３４５６'))).toBe(true);
  for (const other of ['12345', '1234567', 'abcdef', '']) expect(isTotpCode(other)).toBe(false);
});

it('a code is good for its half minute, the one before and the one after', () => {
  const secret = newTotpSecret();
  const code = totpCode(secret, NOW);
  const step = totpStep(secret, code, NOW);
  expect(step).toBe(NOW / 30_000);
  expect(totpStep(secret, code, NOW + 30_000)).toBe(step);
  expect(totpStep(secret, code, NOW - 30_000)).toBe(step);
  expect(totpStep(secret, code, NOW + 90_000)).toBeNull();
  expect(totpStep(newTotpSecret(), code, NOW)).toBeNull();
});

// RFC 6238, appendix B: the secret is the text 12345678901234567890.
it('a code is that of the standard', () => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000)).toBe('287082');
});

it('the address names the site and the account', () => {
  const uri = new URL(totpUri('GEZDGNBVGY3TQOJQ', '물빛', 'a@mulbit.test'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('물빛:a@mulbit.test');
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQ');
});
