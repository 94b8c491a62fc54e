/** The site's colours for links, buttons and marks; `src/design/tokens/accents.ts` has their values. */
export const accents = ['water', 'sky', 'forest', 'violet', 'sunset'] as const;
export type Accent = (typeof accents)[number];

/** The greatest lengths in characters. Source: docs/product/limits.md#lengths-and-sizes. */
export const SITE_NAME_MAX = 20;
export const SITE_SLOGAN_MAX = 40;

/** A site's name and words until its admins change them. */
export const siteTexts = {
  name: '물빛',
  slogan: '오늘 볼 영상, 물빛이 추천해요',
  description: '좋아하는 영상을 나누고, 나누는 만큼 자라는 동반자를 돌보는 곳',
} as const;

/** What a site is called and looks like. */
export interface Identity {
  siteName: string;
  /** Empty for none. */
  siteSlogan: string;
  /** The address of an uploaded picture; null for our own mark. */
  siteIcon: string | null;
  siteAccent: Accent;
  /** The address for questions; null: that of the operator's configuration. */
  siteContact: string | null;
}

/** The identity of a site until an admin changes it. */
export const defaultIdentity: Identity = {
  siteName: siteTexts.name,
  siteSlogan: siteTexts.slogan,
  siteIcon: null,
  siteAccent: 'water',
  siteContact: null,
};

/**
 * A slogan around the site's name, which the pages highlight; without a slogan the name alone.
 * `name` is empty if the slogan does not contain it.
 */
export function sloganParts({ siteName, siteSlogan }: Pick<Identity, 'siteName' | 'siteSlogan'>) {
  const at = siteSlogan.indexOf(siteName);
  if (siteSlogan === '') return { before: '', name: siteName, after: '' };
  if (at === -1) return { before: siteSlogan, name: '', after: '' };
  return {
    before: siteSlogan.slice(0, at),
    name: siteName,
    after: siteSlogan.slice(at + siteName.length),
  };
}

/** The title of a page, or of home if it has none. */
export function titleOf(
  page: string | null,
  { siteName, siteSlogan }: Pick<Identity, 'siteName' | 'siteSlogan'>,
): string {
  return [...(page === null ? [siteName, siteSlogan] : [page, siteName])]
    .filter(Boolean)
    .join(' · ');
}
