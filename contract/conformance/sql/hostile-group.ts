import type { QueryRefusal } from '../../texts';

/** Texts that must be refused for one reason; null where only no harm may come of them. */
export interface HostileSql {
  refusal: QueryRefusal | null;
  texts: string[];
}
