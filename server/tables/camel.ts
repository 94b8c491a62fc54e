/**
 * Columns under their names in camel case: `post.author_id` as `authorId`. Other names are given as
 * in SQL: `member.user_name as actor_name`. Knex ignores what follows such a list in the same call.
 */
export function camel(...columns: readonly string[]): string[] {
  return columns.map((column) => {
    const [source = '', name = source.split('.').at(-1) ?? ''] = column.split(' as ');
    return `${source} as ${name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`;
  });
}
