/** A count after many concurrent changes: the server's value, and the sum of its rows. */
export interface ConcurrencyCase {
  what: string;
  statuses: number[];
  counted: number;
  rows: number;
}
