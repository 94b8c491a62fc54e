// A character as people see it (an extended grapheme cluster of UAX 29): a flag, an emoji with all
// its joined parts, a syllable in jamo, a letter with its marks. `Intl.Segmenter` takes quadratic
// time in V8, and browsers and servers of different ages would count differently.
const GRAPHEME =
  /\p{Cc}|(?:\p{RI}{2}|\p{ExtPict}(?:[\p{M}\p{EMod}]*\u200D\p{ExtPict})*|(?:[\u1100-\u115F\uA960-\uA97C]+[가-힣]?|[가-힣\u1160-\u11FF\uD7B0-\uD7FB])[\u1160-\u11A7\uD7B0-\uD7C6]*[\u11A8-\u11FF\uD7CB-\uD7FB]*|[^])[\p{M}\p{EMod}\u200C\u200D\u0E33\u0EB3\uFF9E\uFF9F\u{E0020}-\u{E007F}]*/gu;

/** No emoji has more code units. Longer clusters count several times, so limits also bound bytes. */
const UNITS_MOST = 32;

function walk(text: string, most: number) {
  let [count, end] = [0, 0];
  GRAPHEME.lastIndex = 0;
  while (GRAPHEME.test(text)) {
    count += Math.ceil((GRAPHEME.lastIndex - end) / UNITS_MOST);
    if (count > most) break;
    end = GRAPHEME.lastIndex;
  }
  return { count, end };
}

/**
 * Counts the characters that a person sees: a flag, a family and a letter with its accent are one
 * each. Source: docs/product/rules.md#text.
 * @param most counting stops beyond it, because a longer text is too long anyway
 */
export const lengthOf = (text: string, most = Infinity): number => walk(text, most).count;

/** The characters of a text as `lengthOf` counts them. */
export const charactersOf = (text: string): string[] => text.match(GRAPHEME) ?? [];

/** The beginning of a text: at most `max` whole characters as `lengthOf` counts them. */
export const cut = (text: string, max: number): string => text.slice(0, walk(text, max).end);

/** The whole text, or if it has more than `max` characters, its beginning with `…`. */
export function shorten(text: string, max: number): string {
  const beginning = cut(text, max);
  return beginning === text ? text : `${beginning.trimEnd()}…`;
}

/** The longest comment, in characters. Source: docs/product/rules.md#comments. */
export const COMMENT_MAX = 1000;
