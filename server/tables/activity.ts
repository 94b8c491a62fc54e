import { isOfPlant, isOfPost, ledgerActions } from '@contract/rules/companion/ledger';
import type { ActivityRecord } from '@contract/presenters/activity';
import { camel, statement } from '../database/statement';

/** A row of the ledger with its post or plant, if its member may read it; times in ms. */
export interface ActivityRow extends Omit<ActivityRecord, 'post'> {
  /** Null without a post, or if the member may not read it. */
  postId: number | null;
  title: string | null;
  blocks: string | null;
}

/** The member and the cursor: the rows after (at, id) follow. */
export type ActivityArguments = {
  memberId: number;
  /** 1 for an admin, who may also read posts that wait for review. */
  seesAll: number;
  at: number;
  id: number;
  limit: number;
};

const listOf = (belongs: typeof isOfPost) =>
  ledgerActions
    .filter(belongs)
    .map((action) => `'${action}'`)
    .join(', ');

const POST = `post.id = ledger.subject_id AND ledger.action IN (${listOf(isOfPost)})
  AND post.deleted_at IS NULL AND (post.is_confirmed = 1 OR post.author_id = ? OR ? = 1)`;
const PLANT = `plant.id = ledger.subject_id AND ledger.action IN (${listOf(isOfPlant)})`;

/** A member's history of balance changes, the latest first. */
export const listActivity = statement.all<ActivityArguments, ActivityRow>(
  (knex, { memberId, seesAll, at, id, limit }) =>
    knex('ledger')
      .joinRaw(`LEFT JOIN post ON ${POST}`, [memberId, seesAll])
      .joinRaw(`LEFT JOIN plant ON ${PLANT}`)
      .where('ledger.member_id', memberId)
      .whereRaw("ledger.action <> 'opening'")
      .whereRaw('(ledger.created_at, ledger.id) < (?, ?)', [at, id])
      .select(camel('ledger.id', 'ledger.action', 'ledger.subject_id', 'ledger.created_at'))
      .select(camel('ledger.water_drops', 'ledger.gems', 'ledger.experience'))
      .select(camel('ledger.plant_experience', 'plant.species'))
      .select(camel('post.id as post_id', 'post.title', 'post.blocks'))
      .orderBy('ledger.created_at', 'desc')
      .orderBy('ledger.id', 'desc')
      .limit(limit),
);
