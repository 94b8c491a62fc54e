import type { QueryCell } from '@contract/rules/admin/query-result';
import type { QueryRefusal } from '@contract/texts';

/** The rows of a permitted table, in the order of its columns. */
export type TableRows = Record<string, QueryCell[][]>;

/** A query and the tables that it may read. */
export interface MockQuery {
  sql: string;
  values: (string | number | null)[];
  explain: boolean;
  rows: TableRows;
}

/** The result of a query. */
export type MockAnswer =
  | { names: string[]; rows: QueryCell[][]; truncated: boolean }
  | { refusal: QueryRefusal; detail?: string };
