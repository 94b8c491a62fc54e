import * as v from 'valibot';
import { idInput } from '../models/ids';
import { BioSchema, MemberSchema, ProfileImageSchema, UserNameSchema } from '../models/member';
import { endpoint, ok } from './define';

const params = v.object({ userId: idInput('user') });

export const getUser = endpoint('getUser', {
  summary: 'A member; email and balances only for oneself',
  access: 'public',
  params,
  response: ok({ user: MemberSchema }),
  errors: ['NOT_FOUND'],
});

export const updateUser = endpoint('updateUser', {
  summary: "Changes one's own profile",
  access: 'member',
  params,
  body: v.object({
    user_name: v.optional(UserNameSchema),
    bio: v.optional(BioSchema),
    profile_image: v.optional(ProfileImageSchema),
  }),
  response: ok({ user: MemberSchema }),
  errors: ['USER_MISMATCH'],
});
