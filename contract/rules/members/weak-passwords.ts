import { charactersOf } from '../text/length';
import { isReservedName } from './reserved-names';

// Neighbours in these rows are neighbours on a keyboard or in an alphabet.
const ROWS = [
  '1234567890',
  '!@#$%^&*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
  'ㅋㅌㅊㅍㅠㅜㅡ',
  '가나다라마바사아자차카타파하',
];

const neighbours = new Set(
  ROWS.flatMap((row) => {
    const keys = [...row];
    return keys
      .slice(1)
      .flatMap((key, at) => [`${keys[at] ?? ''}${key}`, `${key}${keys[at] ?? ''}`]);
  }),
);

/** The shortest piece of a row that counts, and how many other characters are allowed. */
const RUN = 3;
const LEFT_MOST = 1;

/** Whether a password is nearly all pieces of rows, or of one key: qwer1234, 1111aaaa. */
function isRuns(keys: readonly string[]): boolean {
  let left = 0;
  let run = 1;
  for (let at = 1; at <= keys.length; at += 1) {
    const [before = '', here = ''] = [keys[at - 1], keys[at]];
    const goesOn = at < keys.length && (before === here || neighbours.has(before + here));
    if (goesOn) run += 1;
    else {
      if (run < RUN) left += run;
      run = 1;
    }
  }
  return left <= LEFT_MOST;
}

/** Whether a password repeats one piece of at most four characters. */
function isRepeated(keys: readonly string[]): boolean {
  return [1, 2, 3, 4].some(
    (length) => keys.length >= 2 * length && keys.every((key, at) => key === keys[at % length]),
  );
}

// Digits and signs at both ends, and in between.
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const BETWEEN = /[^\p{L}]+/gu;

/** 물빛, 관리자 and 운영자 typed on a Korean keyboard in English mode. */
const MISTYPED = new Set(['anfqlc', 'rhksflwk', 'dnsdudwk']);

/** Whether a password is the site's name or one of its roles, plus any digits and signs. */
function isOfSite(password: string): boolean {
  return [AROUND, BETWEEN].some((extra) => {
    const word = password.replace(extra, '');
    return isReservedName(word) || MISTYPED.has(word);
  });
}

/**
 * A password in plain forms and lower case, without blanks, because attackers try those variants.
 * Compatibility forms of Hangul stay, because single jamo would become syllables.
 */
export const plainKeys = (password: string): string =>
  password
    .replace(/\P{sc=Hangul}+/gu, (others) => others.normalize('NFKC'))
    .replace(/[\p{Z}\p{C}]+/gu, '')
    .toLowerCase();

/**
 * Whether a password follows a pattern that attackers try first: a row of keys, a repeated piece,
 * the site's own name with digits. Source: docs/product/rules.md#accounts.
 */
export function isWeakPassword(password: string): boolean {
  const typed = plainKeys(password);
  const keys = charactersOf(typed);
  return isRuns(keys) || isRepeated(keys) || isOfSite(typed);
}
