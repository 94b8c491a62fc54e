/**
 * The part of the look that is the same in all themes. Plain values, so that style files inline
 * them instead of paying for a custom property each. Sizes are CSS px.
 */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  72: '72px',
} as const;

export const radius = {
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  full: '9999px',
} as const;

/** Minimum heights of controls: small ones that repeat in rows, filters in a row, most controls, and form fields. */
export const controlHeight = { sm: '36px', row: '40px', md: '44px', lg: '52px' } as const;

/** A thin line, and the border of controls that are pressed or filled in. */
export const borderWidth = { thin: '1px', thick: '1.5px' } as const;

/** Maximum width of a page's content: with columns, tables or cards, and with one column of text or fields. */
export const contentWidth = { wide: '1320px', reading: '720px' } as const;

/** Sizes are rem, so that the reader's font size still scales the page (1rem = 16px). */
export const fontSize = {
  13: '0.8125rem',
  15: '0.9375rem',
  17: '1.0625rem',
  20: '1.25rem',
  24: '1.5rem',
  30: '1.875rem',
  38: '2.375rem',
} as const;

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** For figures and big titles, for titles and controls, for sentences. */
export const lineHeight = { tight: '1.2', snug: '1.4', relaxed: '1.6' } as const;

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  easing: 'cubic-bezier(.2,0,0,1)',
} as const;

/** Icons: side length and line width, in CSS px. */
export const icon = {
  sm: { side: 16, line: 1.5 },
  md: { side: 20, line: 1.75 },
  lg: { side: 24, line: 2 },
  xl: { side: 32, line: 2 },
} as const;

/** Diameters of an avatar, in CSS px. */
export const face = { xs: 24, sm: 32, md: 40, lg: 56, xl: 72 } as const;

export const zIndex = { sticky: '10', bar: '20', tooltip: '30', toast: '40' } as const;

/** White light, the same in both themes: strokes on water, text on a scrim or a scene. */
export const light = '#FFFFFF';

/** The dark picture viewer, in both themes: its background and the content on it. */
export const dark = {
  ground: '#0B0D10',
  words: '#F2F4F6',
  faint: '#7D868F',
  pressed: '#2B3138',
} as const;

/** Widths at which the layout changes: one column below `wide`, three from `desktop`. */
const breakpoint = { wide: 900, desktop: 1200 } as const;

export const media = {
  phone: `screen and (max-width: ${breakpoint.wide - 0.02}px)`,
  /** A phone on its side, or a small window at 200 % zoom: too low for sticky bars. */
  low: `screen and (max-width: ${breakpoint.wide - 0.02}px) and (max-height: 500px)`,
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Where drawings do not move: a phone's processor cannot spare the time for each frame. */
  stillDrawings: '(prefers-reduced-motion: reduce), (hover: none) and (pointer: coarse)',
} as const;
