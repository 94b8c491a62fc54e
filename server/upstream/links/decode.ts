import { decodeKorean } from './korean';
import { prescan } from './prescan';

const KOREAN =
  /^(?:euc-kr|windows-949|cseuckr|korean|ks_?c_?5601(?:-19\d\d)?|iso-ir-149|csksc56011987|(?:cp|ms|x-windows-)?949|uhc)$/;
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;

function isKnown(label: string): boolean {
  try {
    return KOREAN.test(label) || new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** The encoding in a content type; null without a known one. */
function inType(type: string): string | null {
  for (const [, name = '', quoted, plain = ''] of type.matchAll(PARAMETER)) {
    if (name.toLowerCase() !== 'charset') continue;
    const label = (quoted ?? plain).trim().replace(/^'|'$/g, '').toLowerCase();
    return isKnown(label) ? label : null;
  }
  return null;
}

function labelOf(bytes: Buffer, type: string): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
  return inType(type) ?? prescan(bytes, isKnown);
}

function decodeAs(bytes: Buffer, label: string, fatal = false): string | null {
  if (KOREAN.test(label)) return decodeKorean(bytes);
  try {
    // In stream mode a character that was cut in two at the end is omitted, not replaced.
    return new TextDecoder(label, { fatal }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * Decodes a page like a browser: by its byte order mark, then its header, then its own declaration.
 * A page without any is UTF-8 if it is valid UTF-8, else CP949 like old Korean pages.
 * @param type its content type
 */
export function decodePage(bytes: Buffer, type: string): string {
  const label = labelOf(bytes, type);
  const said = label === null ? null : decodeAs(bytes, label);
  return said ?? decodeAs(bytes, 'utf-8', true) ?? decodeKorean(bytes);
}
