import { decodeKorean } from './korean';

/** How much of a page is searched for its encoding, bytes. */
const HEAD = 4096;

const KOREAN =
  /^(?:euc-kr|windows-949|cseuckr|korean|ks_?c_?5601(?:-19\d\d)?|iso-ir-149|csksc56011987|(?:cp|ms|x-windows-)?949|uhc)$/;
const IN_TYPE = /charset\s*=\s*["']?([\w.:-]+)/i;
const IN_PAGE = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;

function labelOf(bytes: Buffer, type: string): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
  const said =
    IN_TYPE.exec(type)?.[1] ?? IN_PAGE.exec(bytes.subarray(0, HEAD).toString('latin1'))?.[1];
  if (said === undefined) return null;
  const label = said.toLowerCase();
  // Anyone who could read that far has no page in UTF-16.
  return label.startsWith('utf-16') ? 'utf-8' : label;
}

function decodeAs(bytes: Buffer, label: string, fatal = false): string | null {
  if (KOREAN.test(label)) return decodeKorean(bytes);
  try {
    // In stream mode a character that was cut in two at the end is left out, not replaced.
    return new TextDecoder(label, { fatal }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * Decodes a page as a browser does: by its byte order mark, then its header, then its own
 * declaration. A page without any is UTF-8 when it is valid UTF-8, else CP949 as old Korean pages
 * are.
 * @param type the content type it came with
 */
export function decodePage(bytes: Buffer, type: string): string {
  const label = labelOf(bytes, type);
  const said = label === null ? null : decodeAs(bytes, label);
  return said ?? decodeAs(bytes, 'utf-8', true) ?? decodeKorean(bytes);
}
