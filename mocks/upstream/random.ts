/** The simulated services' random numbers: the same words give the same numbers on every machine. */
export interface Dice {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number;
  chance: (share: number) => boolean;
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  }
  return hash >>> 0;
}

/** Random numbers seeded with these words. */
export function diceOf(...words: (string | number)[]): Dice {
  let state = hashOf(words.join('\n'));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
  };
}

/** A number of items from a position in a list, which continues at its start. */
export function itemsFrom<T>(list: readonly T[], start: number, count: number): T[] {
  const first = start % list.length;
  return [...list.slice(first), ...list.slice(0, first)].slice(0, count);
}

/** An invented id of letters and digits, of a fixed length. */
export function idOf(length: number, ...words: (string | number)[]): string {
  const dice = diceOf('id', ...words);
  const signs = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789_-';
  return Array.from({ length }, () => signs.charAt(dice.whole(0, signs.length - 1))).join('');
}
