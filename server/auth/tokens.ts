import { hash, randomBytes } from 'node:crypto';

/** A new random value for a cookie: 256 bits in 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a cookie's value: a reader of the table cannot use it as one. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
