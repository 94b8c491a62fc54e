const units = ['KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** A number of bytes as text: `812KB`, `48.2MB`, `3.1GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP * STEP) return `${Math.ceil(bytes / STEP)}KB`;
  const at = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(STEP))) - 1;
  return `${(bytes / STEP ** (at + 1)).toFixed(1)}${units[at] ?? ''}`;
}
