/**
 * A count as shown: as it is below 1,000, then K and M with one decimal (`1.2K`, `1.0M`).
 * Rounds down, so that a count never reads higher than it is and 999,950 does not read 1000.0K.
 * Source: members.md section 9, B25.
 */
export function formatCount(count: number): string {
  const shorten = (unit: number) => (Math.floor((count / unit) * 10) / 10).toFixed(1);
  if (count >= 1_000_000) return `${shorten(1_000_000)}M`;
  if (count >= 1_000) return `${shorten(1_000)}K`;
  return String(count);
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
