import type { Fixture } from '@contract/models/tools';

/** A request as a simulated service sees it. */
export interface Asked {
  url: URL;
  /** The parameters; one that is given twice has its last value. */
  query: Readonly<Record<string, string>>;
  headers: Headers;
  /** The present, ms. Only the day counts. */
  now: number;
}

/** What a simulated service answers. */
export interface Reply {
  status: number;
  type: string;
  body: string;
}

/** A simulated service: one address. */
export type Service = (asked: Asked) => Reply;

/** An answer in JSON. */
export const jsonReply = (body: unknown, status = 200): Reply => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(body),
});

/** An answer in XML. */
export const xmlReply = (body: string, status = 200): Reply => ({
  status,
  type: 'application/xml;charset=UTF-8',
  body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`,
});

export const DAY = 86_400_000;

/** The beginning of the present day in Korea, ms: all ages are counted from it. */
export const today = (now: number) => Math.floor((now + 9 * 3_600_000) / DAY) * DAY - 9 * 3_600_000;

/** What is read of a file that a tester's 목 데이터로 저장 made. */
export type Recorded = Pick<Fixture, 'exchanges'>;
