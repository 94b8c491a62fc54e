import { loadEnv } from 'vite';

export type ApiMode = 'live' | 'mock';

/**
 * Where this build's API calls are answered: by the server (`live`) or by the bundle itself
 * (`mock`). Vite's mode `mock` is a shorthand for `VITE_API_MODE=mock`; the setting itself may come
 * from the environment or an env file. Throws if the setting has any other value, so that a typing
 * error never ships the wrong bundle.
 */
export function readApiMode(mode: string): ApiMode {
  if (mode === 'mock') return 'mock';
  const wanted = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_MODE ?? 'live';
  if (wanted === 'live' || wanted === 'mock') return wanted;
  throw new Error(`VITE_API_MODE must be "live" or "mock", not "${wanted}".`);
}
