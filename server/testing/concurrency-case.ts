/** A count after many changes at once: what the server says, and what its rows add up to. */
export interface ConcurrencyCase {
  what: string;
  statuses: number[];
  counted: number;
  rows: number;
}
