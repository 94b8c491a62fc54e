import { statement, type Runner } from '../database/statement';

/** The most runs of a tool in a member's history. */
export const TOOL_CALLS_MOST = 50;

/** A run of a data tool; `params` as JSON. */
export interface ToolCallRow {
  id: number;
  tester: string;
  params: string;
  outcome: string;
  status: number;
  duration_ms: number;
  cost: number;
  is_cached: number;
  source: string;
  created_at: number;
}

/** A run to store. */
export type NewToolCall = Omit<ToolCallRow, 'id'> & { member_id: number };

const insert = statement.run<NewToolCall>((knex, row) =>
  knex('tool_call').insert({
    member_id: row.member_id,
    tester: row.tester,
    params: row.params,
    outcome: row.outcome,
    status: row.status,
    duration_ms: row.duration_ms,
    cost: row.cost,
    is_cached: row.is_cached,
    source: row.source,
    created_at: row.created_at,
  }),
);

/** A member's last runs of a tool, newest first. */
export const listToolCalls = statement.all<{ memberId: number; tester: string }, ToolCallRow>(
  (knex, { memberId, tester }) =>
    knex('tool_call')
      .where({ member_id: memberId, tester })
      .orderBy('id', 'desc')
      .limit(TOOL_CALLS_MOST)
      .select('id', 'tester', 'params', 'outcome', 'status', 'duration_ms', 'cost')
      .select('is_cached', 'source', 'created_at'),
);

// Runs beyond the history are useless.
const trim = statement.run<{ memberId: number; tester: string }>((knex, { memberId, tester }) =>
  knex('tool_call')
    .where({ member_id: memberId, tester })
    .whereNotIn(
      'id',
      knex
        .select('id')
        .from(
          knex('tool_call as last')
            .where({ 'last.member_id': memberId, 'last.tester': tester })
            .orderBy('last.id', 'desc')
            .limit(TOOL_CALLS_MOST)
            .select('last.id as id')
            .as('latest'),
        ),
    )
    .delete(),
);

/** Stores a run in the history and deletes runs beyond its limit. The member's row must be locked. */
export async function insertToolCall(tx: Runner, call: NewToolCall): Promise<void> {
  await insert(tx, call);
  await trim(tx, { memberId: call.member_id, tester: call.tester });
}
