/** The themes that somebody can choose; without a choice the device decides. */
export type Theme = 'light' | 'dark';

/** The cookie that holds the choice, so that the server writes a page in its colours. */
export const THEME_COOKIE = 'mulbit_theme';

/** The colour of a browser's own bars around the page, by theme. */
export const barColors: Record<Theme, string> = { light: '#e2f0f4', dark: '#0d2029' };

/** Reads a choice as it was kept; null for anything else. */
export function readTheme(value: unknown): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
