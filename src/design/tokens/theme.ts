/** The two looks a person can choose between; null means "as my device says". */
export type ThemeName = 'light' | 'dark';

/** The attribute of <html> that carries the choice; absent, the device's preference decides. */
export const themeAttribute = 'data-theme';

/**
 * Puts the chosen theme on the root element. Takes the element (never reaches for `document`
 * itself, so it is safe to import on a server) and the choice, null to follow the device.
 */
export function applyTheme(root: HTMLElement, theme: ThemeName | null): void {
  if (theme === null) root.removeAttribute(themeAttribute);
  else root.setAttribute(themeAttribute, theme);
}
