import { foldName } from '../text/fold-name';
import { cut, lengthOf } from '../text/length';
import { isReservedName } from './reserved-names';

/** The number of names per lookup, and the most lookups before the search ends without a proposal. */
export const NAMES_AT_ONCE = 20;
const LOOK_UPS = 10;

/** A name with a number, shortened so that both fit. */
function numbered(base: string, number: number, max: number): string {
  return `${cut(base, max - lengthOf(String(number))).trimEnd()}${number}`;
}

/**
 * Proposes a free name instead of a taken one: the same with the next number.
 * @param name the taken name
 * @param max the maximum length of a name, in characters
 * @param takenOf returns the taken ones of the given folded names
 * @returns null if no free name was found
 */
export async function proposeName(
  name: string,
  max: number,
  takenOf: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<string | null> {
  const [digits = ''] = /\d{0,6}$/.exec(name) ?? [];
  const base = name.slice(0, name.length - digits.length).trimEnd();
  const first = Math.max(2, Number(digits) + 1);
  for (let round = 0; round < LOOK_UPS; round += 1) {
    const names = Array.from({ length: NAMES_AT_ONCE }, (_, at) =>
      numbered(base, first + round * NAMES_AT_ONCE + at, max),
    );
    const taken = new Set(await takenOf(names.map(foldName)));
    const free = names.find((one) => !taken.has(foldName(one)) && !isReservedName(one));
    if (free !== undefined) return free;
  }
  return null;
}
