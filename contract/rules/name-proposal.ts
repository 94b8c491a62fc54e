import { foldName } from './fold-name';
import { cut, lengthOf } from './length';
import { isReservedName } from './reserved-names';

/** How many names are looked up at once, and how often at most before none is proposed. */
export const NAMES_AT_ONCE = 20;
const LOOK_UPS = 10;

/** A name with a number behind it, cut so that both fit. */
function numbered(base: string, number: number, max: number): string {
  return `${cut(base, max - lengthOf(String(number))).trimEnd()}${number}`;
}

/**
 * Proposes a free name in place of one that is taken: the same with the next number behind it.
 * @param name the taken name
 * @param max the greatest length of a name, in characters
 * @param takenOf gives those of the given folded names that somebody has
 * @returns null when no free name was found
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
