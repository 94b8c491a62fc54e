import type { TableCell, TableColumn } from '@/design/components/DataTable/DataTable';
import type { RawItem } from '@contract/models/tools';
import { isFields } from '@contract/rules/text/fields';
import type { ResultKind } from '@contract/testers/types';

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

/** A result as a table: the names of all fields, and the values of each item by name. */
export interface FlatTable {
  names: readonly string[];
  rows: readonly ReadonlyMap<string, TableCell>[];
}

const isCell = (value: unknown): value is TableCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Formats a list as one cell: values separated by commas, or else JSON. */
const listCell = (list: readonly unknown[]): string =>
  list.every(isCell) ? list.map(String).join(', ') : JSON.stringify(list);

function collect(value: unknown, name: string, into: Map<string, TableCell>): void {
  if (Array.isArray(value)) into.set(name, listCell(value));
  else if (isFields(value)) {
    for (const [key, child] of Object.entries(value)) {
      collect(child, name === '' ? key : `${name}.${key}`, into);
    }
  } else if (isCell(value)) into.set(name, value);
}

/** Flattens an item to names such as `snippet.title`. */
export function flatItem(item: RawItem): ReadonlyMap<string, TableCell> {
  const cells = new Map<string, TableCell>();
  collect(item, '', cells);
  return cells;
}

/** Converts the items to a table, with columns in order of first appearance. */
export function flatTable(items: readonly RawItem[]): FlatTable {
  const rows = items.map(flatItem);
  return { names: [...new Set(rows.flatMap((row) => [...row.keys()]))], rows };
}
