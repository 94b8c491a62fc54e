import * as v from 'valibot';
import { idInput } from '../models/ids';
import {
  ParamsSchema,
  QueryTableSchema,
  RanQuerySchema,
  ResultSchema,
  SavedQuerySchema,
  SqlSchema,
} from '../models/query';
import { line, PlainNameSchema } from '../models/text';
import { validationTexts } from '../texts';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

export const runQuery = endpoint({
  summary: 'Runs a query on the six permitted tables; needs the admin key and an admin session',
  access: 'admin',
  body: v.object({
    query: SqlSchema,
    // Also accepted as X-Admin-Key. Compared after the session check, in constant time.
    adminKey: AdminKey,
    params: v.optional(ParamsSchema, {}),
    // Answers with the query plan, one line per row.
    explain: v.optional(v.boolean(validationTexts.field), false),
  }),
  response: v.object({ success: v.literal(true), ...ResultSchema.entries }),
  errors: ['ADMIN_KEY', 'UNAVAILABLE'],
});

export const getQuerySchema = endpoint({
  summary: 'The permitted tables with columns and row counts',
  access: 'admin',
  response: ok({
    engine: v.picklist(['sqlite', 'postgres']),
    tables: v.array(QueryTableSchema),
  }),
});

export const listQueryHistory = endpoint({
  summary: "The admin's last fifty queries, newest first",
  access: 'admin',
  response: ok({ entries: v.array(RanQuerySchema) }),
});

/** All saved queries, because the documented answers contain the whole list. */
const queries = v.array(SavedQuerySchema);

export const listSavedQueries = endpoint({
  summary: "The admins' named queries, by name",
  access: 'admin',
  response: ok({ queries }),
});

export const saveQuery = endpoint({
  summary: 'Saves a named query for all admins',
  access: 'admin',
  body: v.object({
    name: v.pipe(
      PlainNameSchema(validationTexts.savedName),
      line(60, validationTexts.savedNameLong, validationTexts.savedName),
      v.minLength(1, validationTexts.savedName),
    ),
    query: SqlSchema,
  }),
  status: 201,
  response: ok({ query: SavedQuerySchema, queries }),
  errors: ['CONFLICT'],
});

export const removeSavedQuery = endpoint({
  summary: 'Deletes a named query',
  access: 'admin',
  params: v.object({ queryId: idInput('query') }),
  response: ok({ queryId: SavedQuerySchema.entries.queryId, queries }),
  errors: ['NOT_FOUND'],
});

export const removeSavedQueryByBody = endpoint({
  summary: 'The same at the documented address',
  access: 'admin',
  body: v.object({ queryId: idInput('query') }),
  response: removeSavedQuery.response,
  errors: ['NOT_FOUND'],
});
