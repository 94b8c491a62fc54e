const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/** An email as the HTML standard has it, in small letters, at a domain that can receive it. */
export const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/**
 * An email as it is stored and looked up: without blanks around it, in small letters, its domain as
 * browsers and mail servers write it, so that `a@물빛.한국` typed in Hangul or copied from a form is one.
 */
export function storedEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const url = `http://${domain}`;
  // ASCII stays as it is, since an address parser would read some of it as numbers.
  if (!/^[^\s/?#:%\\]*[^\0-\x7f][^\s/?#:%\\]*$/.test(domain) || !URL.canParse(url)) return email;
  return email.slice(0, email.length - domain.length) + new URL(url).hostname;
}
