/** A shorter key could be any word of an answer. */
const LEAST = 8;

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // A % that is part of the key.
    return key;
  }
}

/** The ways in which a service may write a key: as it is, as in an address, as in JSON. */
function spellingsOf(key: string): string[] {
  const plain = [key, decoded(key)];
  return plain.flatMap((one) => [
    one,
    encodeURIComponent(one),
    one.replaceAll('/', String.raw`\/`),
  ]);
}

/**
 * Takes keys out of what a service answered: some say in their errors what they were asked with, and
 * answers are kept, shown and recorded.
 */
export function withoutKeys(text: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key.length >= LEAST)
    .flatMap(spellingsOf)
    .reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text);
}
