import type { getUser, updateUser } from '@contract/endpoints/users';
import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import { errorTexts, reasonTexts } from '@contract/texts';
import { changeProfile } from '../commands/change-profile';
import { found, type Handler } from '../http/call';
import { presentMember } from '../presenters/member';
import { findMember } from '../tables/member';

const get: Handler<typeof getUser> = async ({ params, house, viewer }) => {
  const member = found(await findMember(house.db, params.userId), reasonTexts.memberNotFound);
  return { success: true, user: presentMember(member, viewer) };
};

const update: Handler<typeof updateUser> = async ({ params, body, house, viewer }) => {
  if (!can(viewer, 'member.update', { id: params.userId })) {
    throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
  }
  const member = await changeProfile(house.db, params.userId, {
    userName: body.user_name,
    bio: body.bio,
    profileImage: body.profile_image,
  });
  return { success: true, user: presentMember(member, viewer) };
};

export const userRoutes = { getUser: get, updateUser: update };
