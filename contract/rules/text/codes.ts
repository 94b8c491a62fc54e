/**
 * Finds the code (a region, a category, an order) that a text means, in any case and with blanks
 * around it.
 * @returns the text itself if it means no code
 */
export function codeAmong(codes: readonly string[], text: string): string {
  const wanted = text.trim().toLowerCase();
  return codes.find((code) => code.toLowerCase() === wanted) ?? text;
}

/** A language code in its canonical form (`ko`, `pt-BR`); the text itself if it is invalid. */
export function languageCode(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    return text;
  }
}
