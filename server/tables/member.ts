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

type Profile = { id: number; bio: string; profileImage: string | null };

const update = statement<Profile>((knex, { id, bio, profileImage }) =>
  knex('member').where({ id }).update({ bio, profile_image: profileImage }),
);

/** The member of an id, null when no member has it. */
export async function findMember(runner: Runner, id: number): Promise<MemberRow | null> {
  const [row] = await runner.run(byId, { id });
  return row ?? null;
}

/** Writes a member's profile, all but the name. */
export async function updateMember(tx: Runner, profile: Profile): Promise<void> {
  await tx.run(update, profile);
}
