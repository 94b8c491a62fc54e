const CODE = /^[A-Z]{2}$/;

/** Returns the Korean name of a country, or the code itself if it is unknown. */
export function countryName(code: string): string {
  if (!CODE.test(code)) return code;
  return new Intl.DisplayNames('ko', { type: 'region' }).of(code) ?? code;
}
