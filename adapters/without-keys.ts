/** A shorter key could be any word of an answer. */
const LEAST = 8;

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // The % is part of the key.
    return key;
  }
}

/** The ways to write a key: as it is, as in an address, as in JSON. */
function spellingsOf(key: string): string[] {
  const plain = [key, decoded(key)];
  return plain.flatMap((one) => [
    one,
    encodeURIComponent(one),
    one.replaceAll('/', String.raw`\/`),
  ]);
}

/**
 * Removes keys from a service's answer: some services repeat the request in their errors, and
 * answers are stored, shown and recorded.
 */
export function withoutKeys(text: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key.length >= LEAST)
    .flatMap(spellingsOf)
    .reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text);
}
