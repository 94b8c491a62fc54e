/** A daily quota of a third party. */
export interface Quota {
  /** How many units a day has. */
  limit: number;
  /** The time zone at whose midnight the day begins. */
  zone: string;
}

/**
 * The daily quotas. YouTube counts `search.list` apart since June 2026, one for each call; every
 * other list costs one unit, a further page again. Source: docs/product/rules.md#quota.
 */
export const quotas = {
  'youtube.units': { limit: 10_000, zone: 'America/Los_Angeles' },
  'youtube.search': { limit: 100, zone: 'America/Los_Angeles' },
  // A developer's plan; half of it in each half of a day.
  newsapi: { limit: 100, zone: 'UTC' },
  naver: { limit: 25_000, zone: 'Asia/Seoul' },
  onbid: { limit: 1_000, zone: 'Asia/Seoul' },
  apartments: { limit: 10_000, zone: 'Asia/Seoul' },
} as const satisfies Record<string, Quota>;

/**
 * What of YouTube's quotas is left to admins: neither the daily counts nor visitors of trending
 * take it. It is a day's work with the data tools, 40 imports and pages of 4,000 lists; the counts of
 * 10,000 channels and 100,000 videos need 2,200 units. Source: docs/product/rules.md#quota.
 */
export const adminReserves: Readonly<Partial<Record<string, number>>> = {
  'youtube.units': 4_000,
  'youtube.search': 40,
};

/** What of a quota each half of its day has, where it is less than a day's; changes as `AskParts` says. */
export const halfQuotas = (): Partial<Record<QuotaName, number>> => ({ newsapi: 50 });

/** The half of its day of a quota that a moment (ms) belongs to, and when that ends, ms. */
export function quotaHalf(name: QuotaName, moment: number): { half: string; endsAt: number } {
  const end = quotaReset(name, moment);
  const isSecond = end - moment <= 12 * HOUR;
  return {
    half: `${quotaDay(name, moment)} ${isSecond ? 2 : 1}`,
    endsAt: isSecond ? end : end - 12 * HOUR,
  };
}

/** The name of a quota. */
export type QuotaName = keyof typeof quotas;

/** All names, in the order in which screens show them. */
export const quotaNames = Object.keys(quotas) as QuotaName[];

/** What a call takes from a quota. */
export interface Cost {
  quota: QuotaName;
  units: number;
}

/**
 * How long the same request is answered from what was kept, at no cost, ms.
 * Source: docs/product/rules.md#data-tools.
 */
export const KEPT_FOR = 10 * 60_000;

const HOUR = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** What the clocks of a zone show at a moment, as if they were in UTC, ms. */
function wallTime(zone: string, moment: number): number {
  const parts = formatOf(zone).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return Date.UTC(year, month - 1, day, read('hour'), read('minute'), read('second'));
}

/** The day of a quota (`2026-11-22`) that a moment (ms) belongs to. */
export function quotaDay(name: QuotaName, moment: number): string {
  return new Date(wallTime(quotas[name].zone, moment)).toISOString().slice(0, 10);
}

/**
 * When the next day of a quota begins, ms. The clocks never change at midnight, but they may
 * between now and then.
 */
export function quotaReset(name: QuotaName, moment: number): number {
  const { zone } = quotas[name];
  const midnight = Date.parse(`${quotaDay(name, moment)}T00:00:00Z`) + 24 * HOUR;
  // The zone's distance from UTC at the guess is the right one, since the clocks change hours later.
  // Clocks are read to the second.
  const second = moment - (moment % 1000);
  const guess = midnight + second - wallTime(zone, second);
  return midnight - (wallTime(zone, guess) - guess);
}

/** The costs of several calls together, one for each quota. */
export function sumOfCosts(costs: readonly Cost[]): Cost[] {
  return quotaNames.flatMap((quota) => {
    const units = costs.reduce((sum, cost) => sum + (cost.quota === quota ? cost.units : 0), 0);
    return units > 0 ? [{ quota, units }] : [];
  });
}
