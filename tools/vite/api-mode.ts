import { loadEnv } from 'vite';

export type ApiMode = 'live' | 'mock';

/**
 * Where the browser's API calls are answered in this build: the server (`live`) or the bundle
 * itself (`mock`). Vite's mode `mock` is a shorthand for `VITE_API_MODE=mock`; the setting itself
 * may come from the environment or an env file. Throws when the setting holds any other word, so
 * that a typing error never ships the wrong bundle.
 */
export function readApiMode(mode: string): ApiMode {
  if (mode === 'mock') return 'mock';
  const wanted = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_MODE ?? 'live';
  if (wanted === 'live' || wanted === 'mock') return wanted;
  throw new Error(`VITE_API_MODE must be "live" or "mock", not "${wanted}".`);
}
