import { withScheme } from './video-url';

/** Whether a string is an absolute http(s) address without credentials. */
export function isWebUrl(value: string): boolean {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/**
 * The typed web address, with `https://` added if it has no scheme; null for anything else. A
 * single word also parses, but does not count unless it is written as an address.
 */
export function webAddress(typed: string): string | null {
  const address = withScheme(typed);
  if (!isWebUrl(address)) return null;
  return address === typed.trim() || new URL(address).hostname.includes('.') ? address : null;
}
