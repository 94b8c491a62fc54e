import { camel, snake, statement, type Runner } from '../database/statement';

/** The most runs of a tool in a member's history. */
export const TOOL_CALLS_MOST = 50;

/** A run of a data tool; `params` as JSON. */
export interface ToolCallRow {
  id: number;
  tester: string;
  params: string;
  outcome: string;
  status: number;
  durationMs: number;
  cost: number;
  isCached: boolean;
  source: string;
  createdAt: number;
}

/** A run to store. */
export type NewToolCall = Omit<ToolCallRow, 'id'> & { memberId: number };

const insert = statement.run<NewToolCall>((knex, row) =>
  knex('tool_call').insert({
    ...snake(row, 'memberId', 'tester', 'params', 'outcome', 'status', 'durationMs', 'cost'),
    ...snake(row, 'isCached', 'source', 'createdAt'),
  }),
);

/** A member's last runs of a tool, newest first. */
export const listToolCalls = statement.all<{ memberId: number; tester: string }, ToolCallRow>(
  (knex, { memberId, tester }) =>
    knex('tool_call')
      .where({ member_id: memberId, tester })
      .orderBy('id', 'desc')
      .limit(TOOL_CALLS_MOST)
      .select(camel('id', 'tester', 'params', 'outcome', 'status', 'duration_ms', 'cost'))
      .select(camel('is_cached', 'source', 'created_at')),
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
  await trim(tx, { memberId: call.memberId, tester: call.tester });
}
