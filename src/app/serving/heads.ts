import { partsOf } from '@/components/PostBlocks/parts';
import { canonicalPath, readFeedFilter } from '@/config/feedAddress';
import type { RenderedPageName } from '@/config/pages';
import { memberPath, postPath, routes } from '@/config/routes';
import { spheresTexts } from '@/texts/spheres';
import type { PageHead } from '@contract/rendering';
import { excerpt } from '@contract/rules/excerpt';
import { parseId } from '@contract/rules/ids';
import { recogniseVideo, stillOf } from '@contract/rules/video-url';
import { siteTexts } from '@contract/texts';
import type { PageParams } from '../screens';
import type { Asked } from './asked';

/** The longest description of a page, in characters; search engines show no more. */
const DESCRIPTION_MAX = 160;

type Description = Omit<PageHead, 'title' | 'path'>;

/** The details of a page that only the server needs. */
export interface ServedPage {
  /** The canonical path of the page, with its query; null for a page without one. */
  pathOf: (params: PageParams, search: string) => string | null;
  describe: (asked: Asked, search: string) => Description;
  /** Whether the page has no subject although every call was answered. */
  isMissing?: (asked: Asked, search: string) => boolean;
}

// Programs that make link previews cannot show SVG drawings.
const isPicture = (address: string | null | undefined): address is string =>
  Boolean(address) && !address?.endsWith('.svg');

type Parts = ReturnType<typeof partsOf>;

/** The picture of a post in a link preview; null when the post has only a drawing. */
export function pictureOf({ image, video, link }: Parts): string | null {
  const source = video && recogniseVideo(video.url);
  // A video that is shown by one of our drawings has no thumbnail on its host.
  const still = source && !video.image ? stillOf(source) : null;
  return [video?.image, image?.url, still, link?.image].find(isPicture) ?? null;
}

const home: ServedPage = {
  pathOf: (_params, search) => canonicalPath(routes.home, search),
  describe: (asked, search) => {
    const { q, sphereId } = readFeedFilter(new URLSearchParams(search));
    const spheres = asked.bodyOf('listSpheres')?.data.spheres ?? [];
    const sphere = spheres.find(({ id }) => id === sphereId);
    return {
      description: sphere?.description || siteTexts.description,
      image: null,
      type: 'website',
      isIndexed: !q,
    };
  },
  isMissing: (asked, search) => {
    const { sphereId } = readFeedFilter(new URLSearchParams(search));
    const spheres = asked.bodyOf('listSpheres')?.data.spheres;
    return Boolean(sphereId && spheres?.every(({ id }) => id !== sphereId));
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

/** The pages that the server renders; `prepare` of each screen says how it gets its data. */
export const servedPages: Record<RenderedPageName, ServedPage> = { home, post, member, spheres };
