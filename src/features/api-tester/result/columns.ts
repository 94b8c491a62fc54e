import type { TableCell, TableColumn } from '@/design/components/DataTable/DataTable';
import type { ResultKind } from '@contract/testers/types';
import type { FlatTable } from './flatten';

/** How many columns are shown at first for an unknown kind of result. */
const FIRST = 8;

const video =
  'id id.videoId snippet.title snippet.channelTitle snippet.publishedAt contentDetails.duration statistics.viewCount statistics.likeCount statistics.commentCount';

/** The most important columns by kind of result; for other kinds, the first few. */
const usual: Partial<Record<ResultKind, string>> = {
  importedVideos: 'ranking videoId title channelTitle viewCount publishedAt durationSeconds status',
  videos: video,
  searchResults:
    'id.kind id.videoId id.channelId id.playlistId snippet.title snippet.channelTitle snippet.publishedAt',
  channels:
    'id snippet.title snippet.country statistics.subscriberCount statistics.viewCount statistics.videoCount snippet.publishedAt',
  playlists: 'id snippet.title snippet.channelTitle contentDetails.itemCount snippet.publishedAt',
  playlistItems:
    'snippet.position snippet.resourceId.videoId snippet.title snippet.videoOwnerChannelTitle contentDetails.videoPublishedAt',
  commentThreads:
    'id snippet.topLevelComment.snippet.authorDisplayName snippet.topLevelComment.snippet.textDisplay snippet.topLevelComment.snippet.likeCount snippet.totalReplyCount snippet.topLevelComment.snippet.publishedAt',
  articles: 'source.name title description publishedAt url',
  portalNews: 'title description publishedAt originallink link',
};

/** Returns the initial columns of a result. */
export function usualColumns(kind: ResultKind, names: readonly string[]): string[] {
  const wanted = (usual[kind] ?? '').split(' ').filter((name) => names.includes(name));
  // The raw row of a service duplicates the parsed fields.
  const others = names.filter((name) => !name.startsWith('raw.'));
  if (wanted.length > 0) return wanted;
  return kind === 'realEstate' ? others : others.slice(0, FIRST);
}

const isNumeric = (cell: TableCell) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^-?[\d,]+(?:\.\d+)?$/.test(cell));

/** Aligns a column: numbers to the end, even if they are strings. */
export function columnOf(name: string, { rows }: FlatTable): TableColumn {
  const cells = rows.map((row) => row.get(name) ?? null).filter((cell) => cell !== null);
  return { label: name, align: cells.length > 0 && cells.every(isNumeric) ? 'end' : 'start' };
}

/** The cells of the chosen columns, in their order. */
export const cellsOf = ({ rows }: FlatTable, names: readonly string[]): TableCell[][] =>
  rows.map((row) => names.map((name) => row.get(name) ?? null));
