import type { Fixture } from '@contract/models/tools';

/** A request from the view of a simulated service. */
export interface Asked {
  url: URL;
  /** The parameters; a repeated one has its last value. */
  query: Readonly<Record<string, string>>;
  headers: Headers;
  /** The current time, ms. Only the day counts. */
  now: number;
}

/** A simulated service's answer. */
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

/** The start of the current day in Korea, ms: all ages count from it. */
export const today = (now: number) => Math.floor((now + 9 * 3_600_000) / DAY) * DAY - 9 * 3_600_000;

/** The used part of a file that a tester's 목 데이터로 저장 saved. */
export type Recorded = Pick<Fixture, 'exchanges'>;
