import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './hashing';
import { cheapPasswords } from '../testing/cheap-passwords';
import { createPasswords } from './passwords';

const passwords = cheapPasswords();

describe('the password service', () => {
  it('recognises a password by its hash, and no other, however many ask at once', async () => {
    const words = Array.from({ length: 20 }, (_, at) => `비밀번호 ${at}`);
    const hashes = await Promise.all(words.map((word) => passwords.hash(word, 'unknown')));
    expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(new Set(hashes).size).toBe(20);
    const own = words.map((word, at) => passwords.matches(hashes[at] ?? null, word, 'unknown'));
    expect(new Set(await Promise.all(own))).toEqual(new Set([true]));
    const others = words.map((word, at) =>
      passwords.matches(hashes[at + 1] ?? null, word, 'unknown'),
    );
    expect(new Set(await Promise.all(others))).toEqual(new Set([false]));
  });

  it('accepts a password in any Unicode form that a keyboard produces', async () => {
    const word = '물빛나무길카페é9';
    const forms = [word.normalize('NFC'), word.normalize('NFD')];
    for (const form of forms) {
      const hash = await passwords.hash(form, 'known');
      for (const typed of forms) expect(await passwords.matches(hash, typed, 'known')).toBe(true);
      expect(await verifyPassword(hash, word.normalize('NFC'))).toBe(true);
    }
  });

  it('still accepts a password that was hashed as typed', async () => {
    const costs = { memoryCost: 64, timeCost: 1, parallelism: 1 };
    const decomposed = '물빛나무길카페é9'.normalize('NFD');
    const mixed = `물빛${decomposed}`;
    const older = await hashPassword(decomposed, costs);
    expect(await passwords.matches(older, decomposed, 'known')).toBe(true);
    expect(await passwords.matches(older, decomposed.normalize('NFC'), 'known')).toBe(true);
    expect(await passwords.matches(await hashPassword(mixed, costs), mixed, 'known')).toBe(true);
  });

  it('hashes at the costs that OWASP recommends unless a test lowers them', async () => {
    expect(await createPasswords().hash('x', 'known')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('continues after a check against an invalid hash', async () => {
    await expect(verifyPassword('no hash', 'x')).rejects.toThrow();
    expect(await passwords.matches(await passwords.hash('x', 'known'), 'x', 'known')).toBe(true);
  });
});
