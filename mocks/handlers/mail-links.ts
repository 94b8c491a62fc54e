import { conflictError } from '@contract/errors';
import { presentMember } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { linkEnded, type LinkPurpose } from '@contract/rules/site/mail';
import { reasonTexts } from '@contract/texts';
import { devices } from '../db/devices';
import { emailConfirmation } from '../db/email-confirmation';
import { linkedAccounts } from '../db/linked-accounts';
import { mails } from '../db/mails';
import { members } from '../db/members';
import { sessions } from '../db/sessions';
import { signIns } from '../db/sign-ins';
import { ADDRESS, count } from '../http/limits';
import { memberOf } from '../http/viewer';
import type { SomeHandlers } from './types';

/** @throws ApiError NOT_FOUND */
function linkOf(token: string, purposes: readonly LinkPurpose[], now: number) {
  const link = mails.findLink(token, now);
  if (!link || !purposes.includes(link.purpose)) throw linkEnded();
  return link;
}

export const mailLinks = {
  requestPasswordReset({ body: { email } }, { now }) {
    count('resetByAddress', ADDRESS, now);
    count('resetByRange', ADDRESS, now);
    count('resetByEmail', email, now);
    const member = members.findByEmail(email);
    // The demo's cast has neither.
    const canSignIn = member?.password !== null || linkedAccounts.listOf(member.id).length > 0;
    if (member && canSignIn) {
      const { id: memberId } = member;
      mails.endLinksOf(memberId, 'password');
      mails.sendLink('passwordReset', { purpose: 'password', memberId, email, now });
    }
    return { success: true };
  },

  checkMailLink({ body: { token } }, { now }) {
    const link = mails.findLink(token, now);
    if (!link) throw linkEnded();
    return { success: true, purpose: link.purpose, email: link.email };
  },

  resetPassword({ body: { token, password } }, { now, setDevice }) {
    guardPassword(password, 'password');
    const { memberId, email } = linkOf(token, ['password'], now);
    members.update(memberId, { password });
    emailConfirmation.confirm(memberId);
    sessions.endAllOf(memberId, now);
    mails.endLinksOf(memberId, null);
    devices.removeOthers(memberId, []);
    setDevice(null, devices.remember(memberId, null, now));
    mails.send('passwordWasChanged', email);
    signIns.note({ kind: 'password.reset', memberId, device: 'new', now });
    const member = members.get(memberId);
    return { success: true, user: presentMember(member, member) };
  },

  confirmEmail({ body: { token } }, { now }) {
    const { memberId, email, purpose } = linkOf(token, ['email', 'signup'], now);
    if (purpose === 'signup') {
      emailConfirmation.confirm(memberId);
      mails.endLinksOf(memberId, 'signup');
      return { success: true, email };
    }
    const former = members.get(memberId).email;
    if (members.findByEmail(email)) throw conflictError('email', reasonTexts.emailTaken, null);
    members.update(memberId, { email });
    emailConfirmation.confirm(memberId);
    mails.endLinksOf(memberId, null);
    mails.send('emailWasChanged', former);
    signIns.note({ kind: 'email.change', memberId, now });
    return { success: true, email };
  },

  sendConfirmationMail(_, { viewer, now }) {
    const { id: memberId, email } = memberOf(viewer);
    if (emailConfirmation.isMissing(memberId)) {
      mails.endLinksOf(memberId, 'signup');
      mails.sendLink('signupConfirm', { purpose: 'signup', memberId, email, now });
    }
    return { success: true };
  },
} satisfies SomeHandlers;
