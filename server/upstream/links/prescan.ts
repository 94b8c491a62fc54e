/** How many of a page's first bytes may name its encoding. */
const PRESCANNED = 1024;

const META = /<meta[\t\n\f\r /]/iy;
const TAG = /<\/?[a-z][^\t\n\f\r >]*/iy;
const OTHER = /<[!/?][^>]*/y;
const ATTRIBUTE =
  /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r >]*)))?/y;
const IN_CONTENT =
  /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i;

const spelled = ([, ...parts]: RegExpExecArray): string =>
  (parts.find((part: string | undefined) => part !== undefined) ?? '').trim().toLowerCase();

/** The attributes of a tag, the first of each name, and its end. */
function attributesAt(text: string, from: number): { given: Map<string, string>; end: number } {
  const given = new Map<string, string>();
  for (let at = from; ; at = ATTRIBUTE.lastIndex) {
    ATTRIBUTE.lastIndex = at;
    const [all = '', name = '', ...values] = ATTRIBUTE.exec(text) ?? [];
    if (name === '') return { given, end: at + all.length };
    const value = values.find((one: string | undefined) => one !== undefined) ?? '';
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value.trim().toLowerCase());
  }
}

/** The encoding in a meta element; null without one. */
function namedBy(given: Map<string, string>): string | null {
  const charset = given.get('charset');
  if (charset !== undefined) return charset;
  const content = IN_CONTENT.exec(given.get('content') ?? '');
  return content && given.get('http-equiv') === 'content-type' ? spelled(content) : null;
}

/**
 * A page's own encoding by the HTML standard's prescan: from its `meta` elements, and from nothing
 * in a comment, in another attribute or in a text.
 * @param isKnown whether a label names an encoding; others are ignored
 * @returns null without one
 */
export function prescan(bytes: Buffer, isKnown: (label: string) => boolean): string | null {
  const text = bytes.subarray(0, PRESCANNED).toString('latin1');
  const ends = (pattern: RegExp, at: number): number | null => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : null;
  };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 2);
      if (end < 0) return null;
      at = end;
      continue;
    }
    const meta = ends(META, at);
    const tag = meta ?? ends(TAG, at);
    if (tag === null) {
      at = ends(OTHER, at) ?? at + 1;
      continue;
    }
    const { given, end } = attributesAt(text, tag);
    at = end;
    // The part that was cut off may name another encoding.
    if (end >= text.length) return null;
    const said = meta === null ? null : namedBy(given);
    const label = said === 'x-user-defined' ? 'windows-1252' : said;
    if (label === null || !isKnown(label)) continue;
    // A page that can be read this far is not UTF-16.
    return /^utf-16|^ucs-2$|unicode|ucs-2$/.test(label) ? 'utf-8' : label;
  }
  return null;
}
