import { createHash } from 'node:crypto';

// The two style sheets that react-aria adds to the page by script (for presses, and for scrolling
// behind a dialog on iOS). Listed by hash, so that no other inline style sheet passes.
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const styleHashes = libraryStyles.map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
);

/** The inline parts of a document, by hash. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The content security policy of a document with these inline parts and no others. */
function policyFor({ styles, scripts }: InlineSources): string {
  return Object.entries({
    ...policy,
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styleHashes, ...styles].join(' '),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

const policy = {
  'default-src': "'self'",
  // Attributes only: positions and sizes in a page's own markup. No inline style sheet.
  'style-src-attr': "'unsafe-inline'",
  // During its upload, a picture is shown from the member's own device.
  'img-src': "'self' data: blob: https:",
  'media-src': "'self' https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src':
    'https://www.youtube-nocookie.com https://player.vimeo.com https://www.dailymotion.com https://geo.dailymotion.com',
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
};

/**
 * The headers of every answer, including errors and files. Their policy is short, because a phone
 * that opens a page gets them with each of its files: anything but a document shows and loads
 * nothing, except workers (their own scripts, and calls) and drawings that are opened alone.
 */
export const everyAnswer = {
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Video hosts refuse to play without a referrer; they get the site, not the page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Additional headers for a document. @param inline its inline parts */
export function documentHeaders(inline: InlineSources = { styles: [], scripts: [] }) {
  return {
    'Content-Security-Policy': policyFor(inline),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
