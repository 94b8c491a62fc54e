import { cut } from '../rules/text/length';
import { news } from './news';
import { portalNews } from './portal-news';
import { realEstate } from './real-estate';
import type { Tester } from './types';
import { youtubeChannels } from './youtube-channels';
import { youtubeCollect } from './youtube-collect';
import { youtubeCommentThreads } from './youtube-comment-threads';
import { youtubeImport } from './youtube-import';
import { youtubePlaylistItems } from './youtube-playlist-items';
import { youtubePlaylists } from './youtube-playlists';
import { youtubeSearch } from './youtube-search';
import { youtubeVideoCategories } from './youtube-video-categories';
import { youtubeVideos } from './youtube-videos';

/**
 * Every data tool that is a form with a call, in the order of the sidebar. Another YouTube list is
 * one more line here plus its descriptor; the call, the checks, the cost and the form follow from
 * it.
 */
export const testers: readonly Tester[] = [
  youtubeImport,
  youtubeCollect,
  youtubeVideos,
  youtubeSearch,
  youtubeChannels,
  youtubePlaylists,
  youtubePlaylistItems,
  youtubeCommentThreads,
  youtubeVideoCategories,
  news,
  portalNews,
  realEstate,
];

/** The ids of the testers. */
export const testerIds: readonly string[] = testers.map(({ id }) => id);

/** The tester of an id; null for an unknown one. */
export function testerOf(id: string): Tester | null {
  return testers.find((tester) => tester.id === id) ?? null;
}

/** The tester of the YouTube resource that `endpoint` names; null for an unknown one. */
export function testerOfResource(resource: string, among = testers): Tester | null {
  const wanted = resource.trim().toLowerCase();
  return among.find((tester) => tester.resource?.toLowerCase() === wanted) ?? null;
}

const openNames = new Set(
  testers.flatMap(({ params }) =>
    params.filter(({ kind }) => kind !== 'secret').map(({ name }) => name),
  ),
);

/** The longest stored part of a value that a client reports, characters. */
const PARAM_KEPT = 100;

/**
 * The parameters that may be stored of what a client reports: those that some tester has and none
 * treats as secret. A script may send everything it has, even its keys.
 */
export function keepableParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, string][] =>
      openNames.has(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, cut(String(value), PARAM_KEPT)]]
        : [],
    ),
  );
}
