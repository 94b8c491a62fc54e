const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/** An email as defined by the HTML standard, in lower case, at a domain that can receive it. */
export const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/**
 * An email in the form for storage and lookup: trimmed, in lower case, its domain in the form of
 * browsers and mail servers, so that `a@물빛.한국` is the same typed in Hangul or copied from a form.
 */
export function storedEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const url = `http://${domain}`;
  // ASCII stays unchanged, because an address parser would read some of it as numbers.
  if (!/^[^\s/?#:%\\]*[^\0-\x7f][^\s/?#:%\\]*$/.test(domain) || !URL.canParse(url)) return email;
  return email.slice(0, email.length - domain.length) + new URL(url).hostname;
}
