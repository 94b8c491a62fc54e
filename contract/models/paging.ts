import * as v from 'valibot';
import { decodeCursor } from '../rules/site/cursor';
import { validationTexts } from '../texts';

/** `page` of a query: from 1; 1 if missing. */
const PageSchema = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], validationTexts.page),
    v.transform(Number),
    v.integer(validationTexts.page),
    v.minValue(1, validationTexts.page),
  ),
  1,
);

/**
 * `limit` of a query. Missing: `standard`. Falsy (0, empty, not a number): 3. At most 50; a
 * negative or broken number is refused. Source: docs/product/rules.md#paging.
 */
export function limitSchema(standard: number) {
  return v.optional(
    v.pipe(
      v.union([v.string(), v.number()], validationTexts.limit),
      v.transform((value) => Number(value) || 3),
      v.integer(validationTexts.limit),
      v.minValue(1, validationTexts.limit),
      v.transform((value) => Math.min(value, 50)),
    ),
    standard,
  );
}

/** `cursor` of a query; returns its numbers. Clients treat it as opaque. */
export const CursorSchema = v.optional(
  v.pipe(
    v.string(validationTexts.cursor),
    v.check((value) => decodeCursor(value) !== null, validationTexts.cursor),
    v.transform((value) => decodeCursor(value) as number[]),
  ),
);

/**
 * The last row that a page number can reach: the database must skip the rows before a page, but not
 * with a cursor. Source: docs/product/rules.md#paging.
 */
export const LAST_BY_NUMBER = 10_000;

/* @__NO_SIDE_EFFECTS__ */
/**
 * The query of a list that is paged by number or by cursor. A page number beyond `LAST_BY_NUMBER`
 * is refused unless a cursor replaces it.
 * @param standard the number of rows per page if the caller does not say
 * @param filters the other fields
 */
export function pagedQuery<E extends v.ObjectEntries>(standard: number, filters: E) {
  const query = v.object({
    page: PageSchema,
    limit: limitSchema(standard),
    ...filters,
    cursor: CursorSchema,
  });
  return v.pipe(
    query,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as { page: number; limit: number; cursor?: number[] };
      const { page, limit, cursor } = input;
      if (cursor || page * limit <= LAST_BY_NUMBER) return;
      addIssue({
        message: validationTexts.pageBeyond,
        path: [{ type: 'object', origin: 'value', input, key: 'page', value: page }],
      });
    }),
  );
}

/** The paging fields of a paged answer. `nextCursor` is null on the last page. */
export const PaginationSchema = v.object({
  page: v.number(),
  limit: v.number(),
  hasMore: v.boolean(),
  nextCursor: v.nullable(v.string()),
});
export type Pagination = v.InferOutput<typeof PaginationSchema>;
