import type { Part } from './part-kinds';
import rows from './parts.json' with { type: 'json' };

/** Every part; a number is never given to another part. */
export const parts = rows as readonly Part[];
