import { check } from '@contract/validate';
import { ApiError } from '@contract/errors';
import { EmailSchema } from '@contract/models/member';
import { guardPassword } from '@contract/rules/common-passwords';
import { errorTexts } from '@contract/texts';
import type { Context } from 'koa';
import { signUp } from '../commands/sign-up';
import { limitedAddress } from '../limits/client-address';
import { requireFound } from '../guards';
import type { Handlers } from '../http/call';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../http/cookie';
import { presentMember } from '../presenters/member';
import type { Services } from '../services';
import { findCredential } from '../tables/credential';
import { findMember } from '../tables/member';

async function endSession(ctx: Context, { sessions }: Services): Promise<void> {
  const token = readSessionCookie(ctx);
  if (token !== null) await sessions.end(token);
}

/**
 * Login always starts a new session, so that a session planted in the browser before is useless.
 */
async function startSession(ctx: Context, services: Services, memberId: number): Promise<void> {
  await endSession(ctx, services);
  writeSessionCookie(ctx, await services.sessions.start(memberId, ctx.get('user-agent')));
}

/** Sign-up, login and logout. */
export const authRoutes: Handlers<'signup' | 'login' | 'logout' | 'me'> = {
  async signup({ body, services, ctx, now }) {
    guardPassword(body.password, 'password');
    await services.limits.count('signup', limitedAddress(ctx.ip));
    const member = await signUp(services, body, now);
    await startSession(ctx, services, member.id);
    return { success: true, user: presentMember(member, { id: member.id, adminLevel: 0 }) };
  },

  async login({ body, services, ctx }) {
    const { db, limits, passwords } = services;
    await limits.count('loginByAddress', limitedAddress(ctx.ip));
    await limits.count('loginByAccount', body.email);
    // Text that is not an email has no account; the answer takes as long.
    const isEmail = check(EmailSchema, body.email).ok;
    const credential = isEmail ? await findCredential(db, body.email) : null;
    const isRight = await passwords.matches(credential?.passwordHash ?? null, body.password);
    if (!credential || !isRight) {
      throw new ApiError('BAD_CREDENTIALS', errorTexts.BAD_CREDENTIALS);
    }
    await limits.forgive('loginByAccount', body.email);
    const member = requireFound(await findMember(db, credential.memberId), errorTexts.NOT_FOUND);
    await startSession(ctx, services, member.id);
    const viewer = { id: member.id, adminLevel: member.admin_level };
    return { success: true, user: presentMember(member, viewer) };
  },

  async logout({ ctx, services }) {
    await endSession(ctx, services);
    clearSessionCookie(ctx);
    return { success: true };
  },

  async me({ viewer, services }) {
    const member = viewer && (await findMember(services.db, viewer.id));
    return { success: true, user: member && presentMember(member, viewer) };
  },
};
