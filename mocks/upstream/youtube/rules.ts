import { refuse } from './refusals';
import type { Asked } from '../types';

/** What a list of YouTube's takes. */
export interface ListRules {
  /** Its own parameters, beside those that all have. */
  params: string;
  parts: string;
  /** Exactly one of these has to be given; none where empty. */
  filters: string;
  /** Those of them that need a member's own sign-in. */
  oauth: string;
  most: number;
  standard: number;
}

const shared = 'part key fields prettyPrint quotaUser alt onBehalfOfContentOwner'.split(' ');
const words = (text: string) => text.split(' ').filter(Boolean);

/** The rules of each list, as its documents have them. */
export const listRules: Record<string, ListRules> = {
  videos: {
    params:
      'chart id myRating hl locale maxHeight maxWidth maxResults pageToken regionCode videoCategoryId',
    parts:
      'contentDetails id liveStreamingDetails localizations player recordingDetails snippet statistics status topicDetails',
    filters: 'chart id myRating',
    oauth: 'myRating',
    most: 50,
    standard: 5,
  },
  search: {
    params:
      'channelId channelType eventType forContentOwner forDeveloper forMine location locationRadius maxResults order pageToken publishedAfter publishedBefore q regionCode relevanceLanguage safeSearch topicId type videoCaption videoCategoryId videoDefinition videoDimension videoDuration videoEmbeddable videoLicense videoPaidProductPlacement videoSyndicated videoType',
    parts: 'snippet',
    filters: '',
    oauth: 'forContentOwner forDeveloper forMine',
    most: 50,
    standard: 5,
  },
  channels: {
    params:
      'categoryId forHandle forUsername hl id managedByMe maxResults mine mySubscribers pageToken',
    parts:
      'brandingSettings contentDetails id localizations snippet statistics status topicDetails',
    filters: 'forHandle forUsername id managedByMe mine mySubscribers',
    oauth: 'managedByMe mine mySubscribers',
    most: 50,
    standard: 5,
  },
  playlists: {
    params: 'channelId hl id maxResults mine pageToken',
    parts: 'contentDetails id localizations player snippet status',
    filters: 'channelId id mine',
    oauth: 'mine',
    most: 50,
    standard: 5,
  },
  playlistItems: {
    params: 'id maxResults pageToken playlistId videoId',
    parts: 'contentDetails id snippet status',
    filters: 'id playlistId',
    oauth: '',
    most: 50,
    standard: 5,
  },
  commentThreads: {
    params:
      'allThreadsRelatedToChannelId channelId id maxResults moderationStatus order pageToken postId searchTerms textFormat videoId',
    parts: 'id replies snippet',
    filters: 'allThreadsRelatedToChannelId channelId id videoId',
    oauth: '',
    most: 100,
    standard: 20,
  },
  videoCategories: {
    params: 'hl id regionCode',
    parts: 'snippet',
    filters: 'id regionCode',
    oauth: '',
    most: 50,
    standard: 50,
  },
};

function checkParts(query: Asked['query'], parts: string): string[] {
  const { part = '' } = query;
  if (part === '')
    refuse(400, 'missingRequiredParameter', 'No filter selected. Expected one of: part');
  const chosen = part.split(',').map((one) => one.trim());
  const unknown = chosen.find((one) => !words(parts).includes(one));
  if (unknown !== undefined) {
    refuse(400, 'unknownPart', `'${unknown}'`, { location: 'part' });
  }
  return chosen;
}

function checkFilters(query: Asked['query'], { filters, oauth }: ListRules): void {
  const own = words(oauth).find((name) => name in query);
  if (own !== undefined) {
    refuse(401, 'required', 'Login Required.', { domain: 'global', location: 'Authorization' });
  }
  const expected = words(filters);
  if (expected.length === 0) return;
  const given = expected.filter((name) => name in query);
  if (given.length === 0) {
    const message = `No filter selected. Expected one of: ${expected.join(', ')}`;
    refuse(400, 'missingRequiredParameter', message, { location: 'parameters.' });
  }
  if (given.length > 1) {
    const message = `Incompatible parameters specified in the request: ${given.join(', ')}`;
    refuse(400, 'incompatibleParameters', message, { location: 'parameters.' });
  }
}

/** A page of a list, and its parts. */
export interface CheckedList {
  parts: string[];
  offset: number;
  size: number;
}

/** The token of a page, from its first place. */
export const tokenOf = (offset: number) =>
  `CA${offset.toString(36).toUpperCase().padStart(4, '0')}`;

function offsetOf(token: string | undefined): number {
  if (token === undefined) return 0;
  const digits = /^CA([\dA-Z]{4})$/.exec(token)?.[1];
  if (digits === undefined) {
    refuse(400, 'invalidPageToken', 'The request specifies an invalid page token.', {
      location: 'pageToken',
    });
  }
  return Number.parseInt(digits, 36);
}

/** Checks what all lists have in common. @throws Refused */
export function checkList({ query }: Asked, rules: ListRules): CheckedList {
  const known = new Set([...shared, ...words(rules.params)]);
  const unknown = Object.keys(query).find((name) => !known.has(name));
  if (unknown !== undefined) {
    const message = `Invalid JSON payload received. Unknown name "${unknown}": Cannot bind query parameter.`;
    refuse(400, 'badRequest', message, { domain: 'global', status: 'INVALID_ARGUMENT' });
  }
  const parts = checkParts(query, rules.parts);
  checkFilters(query, rules);
  const { maxResults } = query;
  // What is asked for by ids comes whole.
  const standard = 'id' in query ? rules.most : rules.standard;
  const size = maxResults === undefined ? standard : Number(maxResults);
  if (!Number.isInteger(size) || size < 0 || size > rules.most) {
    const message = `Invalid value '${maxResults ?? ''}'. Values must be within the range: [0, ${rules.most}]`;
    refuse(400, 'invalidParameter', message, { location: 'maxResults' });
  }
  return { parts, offset: offsetOf(query.pageToken), size };
}
