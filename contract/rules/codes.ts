/**
 * The one of some codes (a region, a category, an order) that a text means: in whatever case, with
 * blanks around it.
 * @returns the text itself where it means none of them
 */
export function codeAmong(codes: readonly string[], text: string): string {
  const wanted = text.trim().toLowerCase();
  return codes.find((code) => code.toLowerCase() === wanted) ?? text;
}

/** A language code as it is written (`ko`, `pt-BR`); the text itself where it is none. */
export function languageCode(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    return text;
  }
}
