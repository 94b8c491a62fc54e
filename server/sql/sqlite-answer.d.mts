import type { requestOf } from './sqlite';
import type { Connection } from './sqlite-connection.mjs';

/** Why a program may not run, and the name for which it is refused; null when it may. */
type Judge = (program: unknown[]) => [refusal: string, name?: string] | null;

export function answer(
  db: Connection,
  asked: ReturnType<typeof requestOf>,
  judge?: Judge,
): Promise<{ names: string[]; rows: unknown[][]; truncated: boolean }>;

export function reasonOf(error: unknown): { refusal: string; detail?: string };
