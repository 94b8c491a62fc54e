import { camel, statement } from '../database/statement';

/** A decision about a post in the audit. */
export interface DecisionRow {
  subject: string;
  /** `confirm`, `revert`, `reject` or `undo`. */
  kind: string;
  before: string;
  after: string;
  createdAt: number;
}

/** The decisions of one admin action, and its undos. */
export const listDecisions = statement.all<{ bulkId: string; actorId: number }, DecisionRow>(
  (knex, { bulkId, actorId }) =>
    knex('audit')
      .where('bulk_id', bulkId)
      .where('actor_id', actorId)
      .whereRaw("action IN ('post.confirm', 'post.revert', 'post.reject', 'post.undo')")
      .orderBy('id')
      .select(camel('subject', 'before', 'after', 'created_at'))
      .select(knex.raw("replace(action, 'post.', '') AS kind")),
);
