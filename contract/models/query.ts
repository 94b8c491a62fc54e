import * as v from 'valibot';
import { QUERY_MAX_LENGTH, QUERY_MAX_PARAMS } from '../rules/admin/query-tables';
import { validationTexts } from '../texts';
import { idOutput } from './ids';

/** Whether a text contains no lone surrogate and no zero character: the engines accept neither. */
const isPlain = (text: string) => !/[\p{Cs}\0]/u.test(text);

/** The text of a query. It is not trimmed or cleaned: the engine reads it as typed. */
export const SqlSchema = v.pipe(
  v.string(validationTexts.sqlEmpty),
  v.check((text) => text.trim() !== '', validationTexts.sqlEmpty),
  v.maxLength(QUERY_MAX_LENGTH, validationTexts.sqlLong),
  v.check(isPlain, validationTexts.field),
);

const ParamSchema = v.union(
  [
    v.pipe(v.string(), v.maxLength(1000), v.check(isPlain)),
    v.pipe(v.number(), v.finite()),
    v.null(),
  ],
  validationTexts.field,
);

/** The values for a query's `:name` placeholders. */
export const ParamsSchema = v.pipe(
  v.record(v.string(), ParamSchema, validationTexts.field),
  v.check((params) => Object.keys(params).length <= QUERY_MAX_PARAMS, validationTexts.sqlParams),
);

const CellSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** The rows of an answer by column name; the names are in order and unique. */
export const ResultSchema = v.object({
  data: v.array(v.record(v.string(), CellSchema)),
  columns: v.array(
    v.object({ name: v.string(), type: v.nullable(v.picklist(['number', 'text', 'boolean'])) }),
  ),
  count: v.number(),
  /** Whether more rows exist than `data` contains. */
  truncated: v.boolean(),
  durationMs: v.number(),
});

/** A permitted table as the tool displays it. */
export const QueryTableSchema = v.object({
  name: v.string(),
  rows: v.number(),
  columns: v.array(
    v.object({ name: v.string(), type: v.picklist(['number', 'text']), note: v.string() }),
  ),
});

/** A query that somebody ran; `outcome` is `ok` or why it was refused or stopped. */
export const RanQuerySchema = v.object({
  entryId: idOutput('audit'),
  query: v.string(),
  params: ParamsSchema,
  explain: v.boolean(),
  outcome: v.string(),
  rows: v.nullable(v.number()),
  durationMs: v.number(),
  createdAt: v.string(),
});
export type RanQuery = v.InferOutput<typeof RanQuerySchema>;

/** A query as an admin sends it. */
export type SentQuery = Pick<RanQuery, 'query' | 'params' | 'explain'>;

/** The audit's data about a query; the history uses it. */
export type QueryRecord = Omit<RanQuery, 'entryId' | 'createdAt'>;

/** A query saved under a name, for all admins. */
export const SavedQuerySchema = v.object({
  queryId: idOutput('query'),
  name: v.string(),
  query: v.string(),
  createdAt: v.string(),
});
export type SavedQuery = v.InferOutput<typeof SavedQuerySchema>;
