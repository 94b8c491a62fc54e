const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for markup, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

// The characters that XML 1.0 forbids, even as references: a single one in a title makes feed
// readers refuse the feed. Old rows may hold characters that are refused today.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML 1.0, in an element or in a quoted attribute. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(NO_XML, ''));
}
