import type { Knex } from 'knex';
import { dropMarks, makeMarks } from './0042_feed_marks';
import { up as keepByList } from './0045_feed_marks_by_list';

// Page numbers end at the 10,000th post, so no page needs the counts of the posts before it.

export { dropMarks as up };

export async function down(knex: Knex): Promise<void> {
  await makeMarks(knex);
  await keepByList(knex);
}
