import * as v from 'valibot';
import {
  ListResultSchema,
  CollectedChannelSchema,
  ImportedVideoSchema,
  RawItemSchema,
  toolAnswer,
} from '../models/tools';
import { testerInput } from '../models/tester-input';
import { SAVE_BODY_MAX, SAVE_MOST } from '../rules/posts/saved-video';
import { testerIds, testerOfResource, testers } from '../testers';
import { youtubeCollect } from '../testers/youtube-collect';
import { youtubeImport } from '../testers/youtube-import';
import { youtubeSearch } from '../testers/youtube-search';
import { testerTexts, validationTexts } from '../texts';
import { AdminKey, Fresh } from './common';
import { endpoint, ok } from './define';

const upstream = ['UPSTREAM', 'UPSTREAM_QUOTA'] as const;
const fields = { adminKey: AdminKey, fresh: Fresh };

// Our own number that continues a batch; not a parameter of YouTube.
const ImportQuery = testerInput(
  () => youtubeImport,
  {
    ...fields,
    batchId: v.optional(v.string()),
  },
  [youtubeImport],
);

const importResponse = ok({
  region: v.string(),
  processedCount: v.number(),
  skipped: v.number(),
  videos: v.array(ImportedVideoSchema),
  /** Identifies what was saved together; null if nothing was saved. */
  batchId: v.nullable(v.string()),
  /** Continues the import from here; null at the end. */
  nextPageToken: v.nullable(v.string()),
  ...toolAnswer,
});

export const importVideos = endpoint({
  summary:
    'Imports videos of a region and day as posts in review; refused to browsers of other sites',
  access: 'adminOrKey',
  sameOrigin: true,
  writes: true,
  query: ImportQuery,
  response: importResponse,
  // If the batch does not exist, was undone, or was started with other conditions.
  errors: [...upstream, 'NOT_FOUND', 'CONFLICT'],
});

export const importVideosByPost = endpoint({
  summary: 'The same import; the body can carry a typed key',
  access: 'adminOrKey',
  body: ImportQuery,
  response: importResponse,
  // If the batch does not exist, was undone, or was started with other conditions.
  errors: [...upstream, 'NOT_FOUND', 'CONFLICT'],
});

export const collectChannels = endpoint({
  summary: 'Finds channels and stores them; refused to browsers of other sites',
  access: 'adminOrKey',
  sameOrigin: true,
  writes: true,
  query: testerInput(() => youtubeCollect, fields, [youtubeCollect]),
  response: ok({
    region: v.string(),
    processedCount: v.number(),
    channels: v.array(CollectedChannelSchema),
    /** Continues the collection from here; null at the end. */
    nextPageToken: v.nullable(v.string()),
    ...toolAnswer,
  }),
  errors: upstream,
});

const listResponse = ok({
  endpoint: v.string(),
  params: v.record(v.string(), v.string()),
  result: ListResultSchema,
  ...toolAnswer,
});

const lists = testers.filter(({ resource }) => resource !== null);

export const callYoutube = endpoint({
  summary: "One of YouTube's lists with unchanged items",
  access: 'adminOrKey',
  sameOrigin: true,
  query: testerInput(
    ({ endpoint: resource = '' }) => testerOfResource(resource),
    {
      ...fields,
      endpoint: v.optional(
        v.pipe(
          v.string(testerTexts.unknownTester),
          v.metadata({ codes: lists.map(({ resource }) => resource) }),
        ),
      ),
    },
    lists,
  ),
  response: listResponse,
  errors: [...upstream, 'NOT_FOUND'],
});

export const searchYoutube = endpoint({
  summary: "YouTube's search with unchanged items",
  access: 'adminOrKey',
  sameOrigin: true,
  query: testerInput(() => youtubeSearch, fields, [youtubeSearch]),
  response: listResponse,
  errors: upstream,
});

export const saveVideos = endpoint({
  summary: 'Saves videos of a response as posts in review',
  access: 'adminOrKey',
  bodyMax: SAVE_BODY_MAX,
  // The documented address repeats the conditions that found the videos.
  query: v.objectWithRest({ endpoint: v.optional(v.string()) }, v.unknown()),
  body: v.object({
    adminKey: AdminKey,
    videos: v.pipe(
      v.array(RawItemSchema, testerTexts.saveNothing),
      v.minLength(1, testerTexts.saveNoSelection),
      v.maxLength(SAVE_MOST, testerTexts.saveMany),
    ),
    // The conditions that found the videos, for the record.
    params: v.optional(v.record(v.string(), v.unknown(), validationTexts.field)),
    /** The data tool that found them. */
    tester: v.optional(v.picklist(testerIds, testerTexts.unknownTester)),
    batchId: v.optional(v.string(validationTexts.field)),
  }),
  response: ok({
    savedCount: v.number(),
    skipped: v.number(),
    batchId: v.nullable(v.string()),
    message: v.string(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getEmbedInfo = endpoint({
  summary: "A video's oEmbed data, or null",
  access: 'admin',
  sameOrigin: true,
  query: v.object({
    videoId: v.pipe(
      v.string(validationTexts.videoId),
      v.regex(/^[\w-]{11}$/, validationTexts.videoId),
    ),
  }),
  response: ok({
    embed: v.nullable(
      v.object({
        title: v.string(),
        author_name: v.string(),
        thumbnail_url: v.nullable(v.string()),
      }),
    ),
  }),
});
