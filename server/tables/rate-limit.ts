import { statement } from '../database/statement';

/** Deletes the counts of limits whose period has ended. @param args.now ms */
export const deleteEndedLimits = statement.run<{ now: number }>((knex, { now }) =>
  knex('rate_limit').where('expire', '<=', now).delete(),
);
