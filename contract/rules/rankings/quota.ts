/** A daily quota of a third party. */
export interface Quota {
  /** The number of units per day. */
  limit: number;
  /** The time zone of its days, which start at midnight. */
  zone: string;
}

/**
 * The daily quotas. Since June 2026 YouTube counts `search.list` separately, one per call; every
 * other list costs one unit, and each further page again. Source: docs/product/rules.md#quota.
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
 * The part of YouTube's quotas reserved for admins: the daily counts and trending visitors do not
 * use it. It is a day's work with the data tools, 40 imports and pages of 4,000 lists; the counts
 * of 10,000 channels and 100,000 videos need 2,200 units. Source: docs/product/rules.md#quota.
 */
export const adminReserves: Readonly<Partial<Record<string, number>>> = {
  'youtube.units': 4_000,
  'youtube.search': 40,
};

/** The limit for each half of a quota's day, if lower than the day's; changes as `AskParts` says. */
export const halfQuotas = (): Partial<Record<QuotaName, number>> => ({ newsapi: 50 });

/** The half of a quota's day that contains a moment (ms), and when that half ends, ms. */
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

/** All names in display order. */
export const quotaNames = Object.keys(quotas) as QuotaName[];

/** The cost of a call in units of a quota. */
export interface Cost {
  quota: QuotaName;
  units: number;
}

/**
 * How long a stored answer serves the same request at no cost, ms. Source:
 * docs/product/rules.md#data-tools.
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

/** The local time of a zone at a moment, as if it were UTC, ms. */
function wallTime(zone: string, moment: number): number {
  const parts = formatOf(zone).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return Date.UTC(year, month - 1, day, read('hour'), read('minute'), read('second'));
}

/** The day of a quota (`2026-11-22`) that contains a moment (ms). */
export function quotaDay(name: QuotaName, moment: number): string {
  return new Date(wallTime(quotas[name].zone, moment)).toISOString().slice(0, 10);
}

/**
 * When the next day of a quota starts, ms. Clocks never change at midnight, but they may change
 * before then.
 */
export function quotaReset(name: QuotaName, moment: number): number {
  const { zone } = quotas[name];
  const midnight = Date.parse(`${quotaDay(name, moment)}T00:00:00Z`) + 24 * HOUR;
  // The zone's UTC offset at the guess is the right one, because the clocks change hours later.
  // Clocks are read to the second.
  const second = moment - (moment % 1000);
  const guess = midnight + second - wallTime(zone, second);
  return midnight - (wallTime(zone, guess) - guess);
}

/** The total costs of several calls, one for each quota. */
export function sumOfCosts(costs: readonly Cost[]): Cost[] {
  return quotaNames.flatMap((quota) => {
    const units = costs.reduce((sum, cost) => sum + (cost.quota === quota ? cost.units : 0), 0);
    return units > 0 ? [{ quota, units }] : [];
  });
}
