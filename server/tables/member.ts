import { statement, type Runner } from '../database/statement';

/** A member's row, with the email of the credential beside it. */
export interface MemberRow {
  id: number;
  user_name: string;
  email: string;
  profile_image: string | null;
  bio: string;
  water_drops: number;
  gems: number;
  level: number;
  experience: number;
  admin_level: number;
}

const byId = statement<{ id: number }, MemberRow>((knex, { id }) =>
  knex('member')
    .join('credential', 'credential.member_id', 'member.id')
    .where('member.id', id)
    .select(
      'member.id',
      'member.user_name',
      'credential.email',
      'member.profile_image',
      'member.bio',
      'member.water_drops',
      'member.gems',
      'member.level',
      'member.experience',
      'member.admin_level',
    ),
);

const insert = statement<{ userName: string; now: number }, { id: number }>(
  (knex, { userName, now }) =>
    knex('member').insert({ user_name: userName, created_at: now }).returning('id'),
);

const update = statement<{
  id: number;
  userName: string;
  bio: string;
  profileImage: string | null;
}>((knex, { id, userName, bio, profileImage }) =>
  knex('member').where({ id }).update({ user_name: userName, bio, profile_image: profileImage }),
);

/** The member of an id, null when no member has it. */
export async function findMember(runner: Runner, id: number): Promise<MemberRow | null> {
  const [row] = await runner.run(byId, { id });
  return row ?? null;
}

/** Makes a member with the starting balances; gives the id. */
export async function insertMember(tx: Runner, userName: string, now: number): Promise<number> {
  const [row] = await tx.run(insert, { userName, now });
  if (!row) throw new Error('A new member came back without an id');
  return row.id;
}

/** Writes a member's profile. */
export async function updateMember(
  tx: Runner,
  profile: { id: number; userName: string; bio: string; profileImage: string | null },
): Promise<void> {
  await tx.run(update, profile);
}
