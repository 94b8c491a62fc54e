/** The themes that a person can choose; without a choice the device decides. */
export type Theme = 'light' | 'dark';

/** The cookie with the choice, so that the server renders a page in its colours. */
export const THEME_COOKIE = 'mulbit_theme';

const YEAR = 31_536_000;

/**
 * The complete cookie text for browser and server. Scripts read and write it.
 * @param theme the chosen theme; null removes the choice
 */
export function themeCookie(theme: Theme | null): string {
  return `${THEME_COOKIE}=${theme ?? ''}; Path=/; SameSite=Lax; Max-Age=${theme ? YEAR : 0}`;
}

/** The colour of the browser's own bars around the page, by theme. */
export const barColors: Record<Theme, string> = { light: '#e2f0f4', dark: '#0d2029' };

/** Reads a stored choice; null for anything else. */
export function readTheme(value: unknown): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
