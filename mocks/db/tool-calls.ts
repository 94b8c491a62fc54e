import type { ToolRecord } from '@adapters/call';
import { nextId } from './ids';
import { table } from './table';

const rows = table('toolCall');

/** How many runs of a tool a member's history contains. */
const HISTORY = 50;

/** The runs of admins. */
export const toolCalls = {
  /** A member's runs of a tool, newest first. */
  listOf: (memberId: number, tester: string) =>
    rows
      .list({ memberId, tester })
      .sort((a, b) => b.id - a.id)
      .map(({ id, recordJson, createdAt }) => ({
        ...(JSON.parse(recordJson) as ToolRecord),
        id,
        createdAt,
      })),
  add(memberId: number, record: ToolRecord, now: number): void {
    const { tester } = record;
    const id = nextId('call');
    rows.insert({ id, memberId, tester, recordJson: JSON.stringify(record), createdAt: now });
    for (const old of toolCalls.listOf(memberId, tester).slice(HISTORY))
      rows.remove({ id: old.id });
  },
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
