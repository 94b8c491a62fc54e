import type { Settings } from '@contract/models/settings';

/** The parts of a web app's manifest that depend on the site. */
interface Manifest {
  name: string;
  short_name: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/**
 * The manifest of an installed site: the built one with the site's name and icon.
 * @param built the text of the built manifest
 */
export function manifestOf(
  built: string,
  { siteName, siteIcon }: Pick<Settings, 'siteName' | 'siteIcon'>,
): string {
  const manifest = JSON.parse(built) as Manifest;
  const icons = siteIcon && [{ src: siteIcon, sizes: 'any', type: 'image/webp' }];
  return JSON.stringify({
    ...manifest,
    ...{ name: siteName, short_name: siteName, icons: icons ?? manifest.icons },
  });
}
