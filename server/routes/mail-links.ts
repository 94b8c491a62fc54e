import { guardPassword } from '@contract/rules/members/common-passwords';
import { confirmEmail } from '../commands/change-email';
import { checkMailLink } from '../commands/check-mail-link';
import { sendConfirmationAgain } from '../commands/confirm-signup';
import { requestReset, resetPassword } from '../commands/reset-password';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { clearSessionCookie, writeDeviceCookie } from '../http/cookie';
import { presentMember } from '@contract/presenters/member';

/** The actions of mailed links, and the mail for a forgotten password. */
export const mailLinkRoutes = {
  async requestPasswordReset({ body, services, ctx, now }) {
    await requestReset(services, { email: body.email, address: ctx.ip }, now);
    return { success: true };
  },

  async checkMailLink({ body, services, now }) {
    const { purpose, email } = await checkMailLink(services.db, body.token, now);
    return { success: true, purpose, email };
  },

  async resetPassword({ body, services, ctx, viewer, now }) {
    guardPassword(body.password, 'password');
    const { member, device } = await resetPassword(services, body, ctx.ip, now);
    if (viewer?.id === member.id) clearSessionCookie(ctx);
    writeDeviceCookie(ctx, null, device);
    return { success: true, user: presentMember(member, { id: member.id, adminLevel: 0 }) };
  },

  async confirmEmail({ body, services, ctx, now }) {
    return { success: true, email: await confirmEmail(services, body.token, ctx.ip, now) };
  },

  async sendConfirmationMail({ viewer, services, now }) {
    await sendConfirmationAgain(services, requireMember(viewer).id, now);
    return { success: true };
  },
} satisfies SomeHandlers;
