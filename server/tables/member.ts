import type { MemberRecord } from '@contract/presenters/member';
import { camel, statement } from '../database/statement';

/** The member with an id; null if missing. */
export const findMember = statement.maybeOne<{ id: number }, MemberRecord>((knex, { id }) =>
  knex('member')
    .join('credential', 'credential.member_id', 'member.id')
    .where('member.id', id)
    .select(camel('member.id', 'member.user_name', 'credential.email', 'member.profile_image'))
    .select(camel('member.bio', 'member.water_drops', 'member.gems', 'member.level'))
    .select(camel('member.experience', 'member.admin_level')),
);

/**
 * Locks a member's row against other writers until the transaction ends; earlier reads of it may be
 * out of date.
 */
// No stronger than a change of the row needs: notifications that reference the member do not wait
// for it. Otherwise two admins who suspend members who reported each other would deadlock.
export const lockMember = statement.run<{ id: number }>((knex, { id }) =>
  knex('member').where({ id }).select('id').forNoKeyUpdate(),
);

type Profile = { id: number; bio: string; profileImage: string | null };

/** Writes a member's profile except the name. */
export const updateMember = statement.run<Profile>((knex, { id, bio, profileImage }) =>
  knex('member').where({ id }).update({ bio, profile_image: profileImage }),
);
