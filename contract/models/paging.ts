import * as v from 'valibot';
import { decodeCursor } from '../rules/cursor';
import { validationTexts } from '../texts';

/** No list of ours is longer than this many pages; a greater number is a mistake. */
const MAX_PAGE = 1_000_000;

/** `page` of a query: from 1, absent means 1. */
export const PageSchema = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], validationTexts.page),
    v.transform(Number),
    v.integer(validationTexts.page),
    v.minValue(1, validationTexts.page),
    v.maxValue(MAX_PAGE, validationTexts.pageMost),
  ),
  1,
);

/**
 * `limit` of a query. Absent: `standard`. Falsy (0, empty, not a number): 3. At most 50; a negative
 * or broken number is refused. Source: docs/product/rules.md#paging.
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

/** `cursor` of a query; gives its numbers. Clients treat it as opaque. */
export const CursorSchema = v.optional(
  v.pipe(
    v.string(validationTexts.cursor),
    v.check((value) => decodeCursor(value) !== null, validationTexts.cursor),
    v.transform((value) => decodeCursor(value) as number[]),
  ),
);

/** The paging fields of a paged answer. `nextCursor` is null on the last page. */
export const PaginationSchema = v.object({
  page: v.number(),
  limit: v.number(),
  hasMore: v.boolean(),
  nextCursor: v.nullable(v.string()),
});
export type Pagination = v.InferOutput<typeof PaginationSchema>;
