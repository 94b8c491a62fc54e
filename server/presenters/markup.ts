const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes a text so that it can stand in markup, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

// All that XML 1.0 allows no document to hold, not even as a reference: one of them in one title
// and no reader takes the feed. Rows may hold what is refused today.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Writes a text so that it can stand in XML 1.0, in an element or in a quoted attribute. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(NO_XML, ''));
}
