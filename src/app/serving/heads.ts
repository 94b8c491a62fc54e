import { partsOf } from '@/components/PostBlocks/parts';
import { canonicalPath, readFeedFilter } from '@/config/feedAddress';
import { pages, screenOf, type PageName, type RenderedPageName } from '@/config/pages';
import { filteredPath, readChosen } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import { memberPath, postPath, routes } from '@/config/routes';
import { legalTexts } from '@/texts/legal';
import { rankingDescriptions } from '@/texts/rankingDescriptions';
import { spheresTexts } from '@/texts/spheres';
import { rankingPages, type RankingPageName } from '@contract/pages';
import type { PageHead } from '@contract/rendering';
import { excerpt } from '@contract/rules/text/excerpt';
import type { PageTextName } from '@contract/rules/site/legal';
import { parseId } from '@contract/rules/site/ids';
import { recogniseVideo, stillOf } from '@contract/rules/links/video-url';
import { siteTexts } from '@contract/rules/site/identity';
import type { PageParams } from '../screens';
import type { Asked } from './asked';

/** The longest description of a page, in characters; search engines show no more. */
const DESCRIPTION_MAX = 160;

type Description = Omit<PageHead, 'title' | 'path' | 'site'>;

/** The details of a page that only the server needs. */
export interface ServedPage {
  /** The canonical path of the page, with its query; null if it has none. */
  pathOf: (params: PageParams, search: string) => string | null;
  describe: (asked: Asked, search: string) => Description;
}

// Services that make link previews cannot show SVG drawings.
const isPicture = (address: string | null | undefined): address is string =>
  Boolean(address) && !address?.endsWith('.svg');

type Parts = ReturnType<typeof partsOf>;

/** The picture of a post in a link preview; null if the post has only a drawing. */
export function pictureOf({ image, video, link }: Parts): string | null {
  const source = video && recogniseVideo(video.url);
  // A video that shows one of our drawings has no thumbnail on its host.
  const still = source && !video.image ? stillOf(source) : null;
  return [video?.image, image?.url, still, link?.image].find(isPicture) ?? null;
}

const home: ServedPage = {
  pathOf: (_params, search) => canonicalPath(routes.home, search),
  describe: (asked, search) => {
    const { q, sphereId, following } = readFeedFilter(new URLSearchParams(search));
    const listed = asked.bodyOf('listSpheres')?.data.spheres.find(({ id }) => id === sphereId);
    const sphere = listed ?? asked.bodyOf('getSphere')?.sphere;
    return {
      description: sphere?.description || siteTexts.description,
      image: null,
      type: 'website',
      isIndexed: !q && !following && !sphere?.isClosed,
    };
  },
};

const spheres: ServedPage = {
  pathOf: () => routes.spheres,
  describe: (_asked, search) => ({
    description: spheresTexts.description,
    image: null,
    type: 'website',
    isIndexed: !new URLSearchParams(search).get('q'),
  }),
};

const post: ServedPage = {
  pathOf: ({ postId = '' }) => (parseId('post', postId) === null ? null : postPath(postId)),
  describe: (asked) => {
    const detail = asked.bodyOf('getPostDetail')?.post;
    const parts = detail && partsOf(detail);
    return {
      description:
        excerpt(parts?.text || parts?.video?.caption || '', DESCRIPTION_MAX) ||
        siteTexts.description,
      image: parts ? pictureOf(parts) : null,
      type: 'article',
      isIndexed: detail?.isConfirmed === true,
    };
  },
};

const member: ServedPage = {
  pathOf: ({ userId = '' }) => (parseId('user', userId) === null ? null : memberPath(userId)),
  describe: (asked) => {
    const user = asked.bodyOf('getUser')?.user;
    return {
      description: excerpt(user?.bio ?? '', DESCRIPTION_MAX) || siteTexts.description,
      image: isPicture(user?.profile_image) ? user.profile_image : null,
      type: 'profile',
      isIndexed: user !== undefined,
    };
  },
};

/** A ranking page: its canonical path contains the choices that have an address. */
function ranking(name: RankingPageName): ServedPage {
  const filters = rankingFilters[name];
  return {
    pathOf: (_params, search) =>
      filteredPath(routes[name], filters, readChosen(filters, new URLSearchParams(search))),
    describe: (_asked, search) => ({
      description: rankingDescriptions[name],
      image: null,
      type: 'website',
      // Visitors' search results are not our content.
      isIndexed: !new URLSearchParams(search).get('q'),
    }),
  };
}

const rankings = Object.fromEntries(rankingPages.map((name) => [name, ranking(name)])) as Record<
  RankingPageName,
  ServedPage
>;

/** The page of a legal text or of the help, the same for everyone. */
const legal = (name: PageTextName): ServedPage => ({
  pathOf: () => routes[name],
  describe: () => ({
    description: legalTexts.descriptions[name],
    image: null,
    type: 'website',
    isIndexed: true,
  }),
});

const isRendered = (name: PageName): name is RenderedPageName => 'chunk' in pages[name];

/** The pages that the server renders with their content; each screen's `prepare` loads its data. */
const servedPages: Record<RenderedPageName, ServedPage> = {
  home,
  post,
  member,
  spheres,
  ...rankings,
  terms: legal('terms'),
  privacy: legal('privacy'),
  help: legal('help'),
};

/** The server's details of the page at a path; a page for one member has almost none. */
export function servedPage(name: PageName, pathname: string): ServedPage & { chunk: string } {
  if (isRendered(name)) return { ...servedPages[name], chunk: pages[name].chunk };
  return {
    pathOf: () => pathname,
    describe: () => ({
      description: siteTexts.description,
      image: null,
      type: 'website',
      isIndexed: false,
    }),
    // The frame around the admin pages is in a file that only admins load.
    chunk: name === 'admin' ? 'AdminArea' : screenOf(name),
  };
}
