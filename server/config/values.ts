import * as v from 'valibot';

/** A whole number in a setting. @param sentence describes the valid values */
export function wholeNumber(max: number, sentence: string, min = 0) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, sentence),
    v.transform(Number),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

/** The origin in a site's address; null if the address has more than that. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' ? origin : null;
}
