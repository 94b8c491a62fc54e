import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import { errorTexts, reasonTexts } from '@contract/texts';
import { members } from '../db/members';
import { presentMember } from '../presenters/member';
import type { Handlers } from './types';

export const users: Handlers<'getUser' | 'updateUser'> = {
  getUser({ params }, { actor }) {
    const member = members.find(params.userId);
    if (!member) throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
    return { success: true, user: presentMember(member, actor) };
  },

  updateUser({ params, body }, { actor }) {
    if (!can(actor, 'member.update', { id: params.userId })) {
      throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
    }
    const { user_name: userName, bio, profile_image: profileImage } = body;
    members.update(params.userId, {
      ...(userName === undefined ? {} : { userName }),
      ...(bio === undefined ? {} : { bio }),
      ...(profileImage === undefined ? {} : { profileImage }),
    });
    return { success: true, user: presentMember(members.get(params.userId), actor) };
  },
};
