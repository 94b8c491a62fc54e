/**
 * A count for display: unchanged below 1,000, then K and M with one decimal, rounded (`1.2K`,
 * `1.0M`). The unit is chosen after rounding, so that 999,950 becomes 1.0M and never 1000.0K.
 * Source: docs/product/rules.md#counts.
 */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count);
  const tenthsOf = (unit: number) => Math.round((count * 10) / unit);
  const thousands = tenthsOf(1_000);
  if (thousands < 10_000) return `${(thousands / 10).toFixed(1)}K`;
  return `${(tenthsOf(1_000_000) / 10).toFixed(1)}M`;
}

/** A whole number with thousands separators. */
export function formatNumber(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Seconds as a video's length: `3:02`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const rest = String(total % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
