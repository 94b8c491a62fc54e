const CODE = /^[A-Z]{2}$/;

/** What a country is called in Korean; its code as it is where it is none that is known. */
export function countryName(code: string): string {
  if (!CODE.test(code)) return code;
  return new Intl.DisplayNames('ko', { type: 'region' }).of(code) ?? code;
}
