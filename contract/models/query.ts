import * as v from 'valibot';
import { QUERY_MAX_LENGTH, QUERY_MAX_PARAMS } from '../rules/query-tables';
import { validationTexts } from '../texts';
import { idOutput } from './ids';

/** Whether a text has neither half of a surrogate pair nor a zero character: engines take neither. */
const isPlain = (text: string) => !/[\p{Cs}\0]/u.test(text);

/** The text of a query. It is not trimmed or cleaned: its engine reads what was typed. */
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

/** The values of a query's `:name` places. */
export const ParamsSchema = v.pipe(
  v.record(v.string(), ParamSchema, validationTexts.field),
  v.check((params) => Object.keys(params).length <= QUERY_MAX_PARAMS, validationTexts.sqlParams),
);

const CellSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** The rows of an answer by the names of its columns, which are in order and differ. */
export const ResultSchema = v.object({
  data: v.array(v.record(v.string(), CellSchema)),
  columns: v.array(
    v.object({ name: v.string(), type: v.nullable(v.picklist(['number', 'text', 'boolean'])) }),
  ),
  count: v.number(),
  /** Whether there are rows beyond those of `data`. */
  truncated: v.boolean(),
  durationMs: v.number(),
});

/** A permitted table as the tool shows it. */
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

/** What the audit keeps of a query; the history is made of it. */
export type QueryRecord = Omit<RanQuery, 'entryId' | 'createdAt'>;

/** A query that is kept under a name, for all admins. */
export const SavedQuerySchema = v.object({
  queryId: idOutput('query'),
  name: v.string(),
  query: v.string(),
  createdAt: v.string(),
});
export type SavedQuery = v.InferOutput<typeof SavedQuerySchema>;
