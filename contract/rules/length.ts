import { cleanText } from './clean-text';

/** Counts characters by code point, so that an emoji of two code units counts once. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The length of typed text, in characters, as a `text` field of the contract counts it. */
export const typedLength = (typed: string): number => lengthOf(cleanText(typed).trim());

/** The longest comment, in characters. Source: docs/product/rules.md#comments. */
export const COMMENT_MAX = 1000;
