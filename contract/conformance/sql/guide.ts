import { readFileSync } from 'node:fs';

/** The queries that the guide of admins offers. */
export const guideQueries = (): string[] =>
  [...readFileSync('docs/ko/admins.md', 'utf8').matchAll(/```sql\n([^]+?)\n```/g)].map(
    ([, sql = '']) => sql,
  );
