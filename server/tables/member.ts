import { statement, type Runner } from '../database/statement';

/** A member's row, with the email of the credential. */
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

// No stronger than a change of the row needs: notifications that reference the member do not wait
// for it. Otherwise two admins who suspend members who reported each other would deadlock.
const lock = statement<{ id: number }, { id: number }>((knex, { id }) =>
  knex('member').where({ id }).select('id').forNoKeyUpdate(),
);

type Profile = { id: number; bio: string; profileImage: string | null };

const update = statement<Profile>((knex, { id, bio, profileImage }) =>
  knex('member').where({ id }).update({ bio, profile_image: profileImage }),
);

/** The member with an id; null if missing. */
export async function findMember(runner: Runner, id: number): Promise<MemberRow | null> {
  const [row] = await runner.run(byId, { id });
  return row ?? null;
}

/**
 * Locks a member's row against other writers until the transaction ends; earlier reads of it may be
 * out of date.
 */
export async function lockMember(tx: Runner, id: number): Promise<void> {
  await tx.run(lock, { id });
}

/** Writes a member's profile except the name. */
export async function updateMember(tx: Runner, profile: Profile): Promise<void> {
  await tx.run(update, profile);
}
