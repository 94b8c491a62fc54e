import { foldName } from '@contract/rules/text/fold-name';
import { NAMES_AT_ONCE } from '@contract/rules/members/name-proposal';
import { statement, type Runner } from '../database/statement';

// Names are compared by `name_key`. The unique index excludes the doubles from before names were
// unique, so every claim also looks for one of these.

type Name = { userName: string; key: string };

const insert = statement.value<Name & { now: number }, number>((knex, { userName, key, now }) =>
  knex.raw(
    `INSERT INTO member (user_name, name_key, created_at)
     SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM member WHERE name_key = ?)
     ON CONFLICT (name_key) WHERE name_double = 0 DO NOTHING RETURNING id`,
    [userName, key, now, key],
  ),
);

// A member may write their own name in another way, unless it belonged to somebody before.
const rename = statement.exists<Name & { id: number }>((knex, { id, userName, key }) =>
  knex.raw(
    `UPDATE member SET user_name = ?, name_key = ?, name_double = 0
     WHERE id = ? AND NOT EXISTS (
       SELECT 1 FROM member AS other
       WHERE other.name_key = ? AND other.id <> member.id
         AND (other.id < member.id OR coalesce(member.name_key, '') <> ?)
     ) RETURNING id`,
    [userName, key, id, key, key],
  ),
);

const taken = statement.values<Record<string, string>, string>((knex, keys) =>
  knex('member')
    .whereIn(
      'name_key',
      Array.from({ length: NAMES_AT_ONCE }, (_, at) => keys[`key${at}`] as string),
    )
    .select('name_key as key'),
);

/** A member's name if it belonged to somebody before; null if it is their own. */
export const findSharedName = statement.value<{ id: number }, string>((knex, { id }) =>
  knex('member')
    .join('member as other', 'other.name_key', 'member.name_key')
    .where('member.id', id)
    .whereRaw('other.id < member.id')
    .select('member.user_name as name')
    .limit(1),
);

/** Makes a member with the starting balances; returns the id, or null if the name is taken. */
export function insertMember(tx: Runner, userName: string, now: number): Promise<number | null> {
  return insert(tx, { userName, key: foldName(userName), now });
}

/**
 * Gives a member another name; false if it is taken. On PostgreSQL a simultaneous claim of the same
 * name can end in an error instead: see `isNameClaimed`.
 */
export function renameMember(tx: Runner, id: number, userName: string): Promise<boolean> {
  return rename(tx, { id, userName, key: foldName(userName) });
}

/** Whether a transaction failed because another one claimed the same name first. */
export function isNameClaimed(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'member_name';
}

/** The taken names among the given folded ones; at most `NAMES_AT_ONCE` are looked up. */
export function takenNames(runner: Runner, keys: readonly string[]): Promise<string[]> {
  const named = Array.from({ length: NAMES_AT_ONCE }, (_, at) => [`key${at}`, keys[at] ?? '']);
  return taken(runner, Object.fromEntries(named) as Record<string, string>);
}
