import type { login } from '@contract/endpoints/auth';
import { ApiError } from '@contract/errors';
import { dueConsents, guardConsents, consentsOf } from '@contract/legal/consents';
import { presentSuspension } from '@contract/presenters/admin-member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { errorTexts, storageTexts } from '@contract/texts';
import type { Context } from 'koa';
import { guardName } from '../commands/claim-name';
import {
  checkLogin,
  noteSessionDevice,
  startSession,
  type CheckedLogin,
  type Origin,
} from '../commands/sign-in';
import { signUp } from '../commands/sign-up';
import { logInWithPasskey, startPasskeyLogin } from '../commands/passkeys';
import { openSecondStep, startPasskeyStep, takeSecondStep } from '../commands/second-factor';
import { databaseTrouble } from '../database/trouble';
import { limitedAddress, limitedRange } from '../limits/client-address';
import { requireFound, requireMember } from '../guards';
import type { Call, SomeHandlers } from '../http/call';
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from '../http/cookie';
import { publicOrigin } from '../http/public-origin';
import { presentMember } from '@contract/presenters/member';
import type { Services } from '../services';
import { insertConsents, listConsents } from '../tables/consent';
import { findMember } from '../tables/member';
import { needsSecondFactor } from '../tables/second-factor';
import { findSuspension } from '../tables/suspension';
import { findUnconfirmed } from '../tables/unconfirmed-email';

async function endSession(ctx: Context, { sessions, log }: Services): Promise<void> {
  const token = readSessionCookie(ctx);
  if (token === null) return;
  try {
    await sessions.end(token);
  } catch (error) {
    // The cookie is removed anyway: even with a full disk this browser is signed out.
    if (databaseTrouble(error) !== 'full') throw error;
    log.error({ id: ctx.state.requestId, err: error }, 'a session could not be ended');
  }
}

/** Where a login comes from. */
export const originOf = (ctx: Context): Origin => ({
  address: ctx.ip,
  userAgent: ctx.get('user-agent'),
  devices: readDeviceCookie(ctx),
});

/**
 * Login always starts a new session, so that a session planted in the browser before is useless.
 */
export async function signIn(
  { ctx, services, now }: Pick<Call<typeof login>, 'ctx' | 'services' | 'now'>,
  checked: CheckedLogin,
): Promise<void> {
  await endSession(ctx, services);
  const { session, device } = await startSession(services, checked, originOf(ctx), now).catch(
    (error: unknown) => {
      // A session is a row: existing ones can still read, but there is no space for a new one.
      if (databaseTrouble(error) !== 'full') throw error;
      throw new ApiError('STORAGE_FULL', storageTexts.login);
    },
  );
  writeSessionCookie(ctx, session);
  writeDeviceCookie(ctx, checked.device, device);
}

/** The facts about a session without a member. */
export const nobody = {
  user: null,
  suspension: null,
  consentsDue: [],
  needsEmailConfirmation: false,
  needsSecondFactor: false,
};

/** What the page needs to know about a signed-in member. */
export async function factsOf(
  { db, confirmsEmail }: Pick<Services, 'db' | 'confirmsEmail'>,
  memberId: number,
  now: number,
) {
  const member = requireFound(await findMember(db, { id: memberId }), errorTexts.NOT_FOUND);
  const viewer = { id: member.id, adminLevel: member.adminLevel };
  const needsEmailConfirmation =
    confirmsEmail && (await findUnconfirmed(db, { memberId })) !== null;
  return {
    user: presentMember(member, viewer),
    suspension: presentSuspension(await findSuspension(db, { memberId }), now),
    consentsDue: dueConsents(await listConsents(db, { memberId })),
    needsEmailConfirmation,
    needsSecondFactor: await needsSecondFactor(db, { memberId }),
  };
}

/** Signs a member in, and answers what the page needs to know. */
export async function signInMember(call: Parameters<typeof signIn>[0], checked: CheckedLogin) {
  await signIn(call, checked);
  return factsOf(call.services, checked.memberId, call.now);
}

/** Notes the device of a session that is older than device tracking, if the database can write. */
async function noteDevice(
  ctx: Context,
  memberId: number,
  services: Services,
  now: number,
): Promise<void> {
  const session = readSessionCookie(ctx) ?? '';
  try {
    const device = await noteSessionDevice(services, memberId, session, now);
    if (device) writeDeviceCookie(ctx, null, device);
  } catch (error) {
    // With a full disk members can still read; the next visit tries again.
    if (databaseTrouble(error) === null) throw error;
    services.log.warn({ id: ctx.state.requestId, err: error }, 'a device was not noted');
  }
}

/** Sign-up, login and logout, and the consents of a session's member. */
export const authRoutes = {
  async signup(call) {
    const { body, services, ctx, now } = call;
    guardPassword(body.password, 'password');
    guardConsents(body);
    // Not counted: names are public, and a person may need a few tries to find a free one.
    await guardName(services.db, body.user_name);
    await services.limits.count('signup', limitedAddress(ctx.ip));
    await services.limits.count('signupByRange', limitedRange(ctx.ip));
    const { member, passwordHash } = await signUp(services, body, consentsOf(body), now);
    const memberId = member.id;
    await signIn(call, { memberId, passwordHash, device: null, isNewAccount: true });
    const user = presentMember(member, { id: member.id, adminLevel: 0 });
    const consentsDue = dueConsents(await listConsents(services.db, { memberId: member.id }));
    return { success: true, user, consentsDue, needsEmailConfirmation: services.confirmsEmail };
  },

  async login(call) {
    const { body, services, ctx, now } = call;
    const checked = await checkLogin(services, body, originOf(ctx), now);
    const step = await openSecondStep(services, checked, now);
    if (step) return { success: true, ...nobody, secondFactor: step };
    const signedIn = await signInMember(call, checked);
    return { success: true, ...signedIn, secondFactor: null };
  },

  async loginSecondFactor(call) {
    const { body, services, ctx, now } = call;
    const from = { ...originOf(ctx), now, origin: publicOrigin(ctx, services) };
    const checked = await takeSecondStep(services, body, from);
    return { success: true, ...(await signInMember(call, checked)) };
  },

  async startPasskeyStep({ body, services, ctx, now }) {
    const origin = publicOrigin(ctx, services);
    return { success: true, options: await startPasskeyStep(services, body.token, origin, now) };
  },

  async startPasskeyLogin({ services, ctx, now }) {
    const origin = publicOrigin(ctx, services);
    return { success: true, ...(await startPasskeyLogin(services, origin, now)) };
  },

  async logInWithPasskey(call) {
    const { body, services, ctx, now } = call;
    const from = { ...originOf(ctx), now, origin: publicOrigin(ctx, services) };
    const checked = await logInWithPasskey(services, body, from);
    return { success: true, ...(await signInMember(call, checked)) };
  },

  async logout({ ctx, services }) {
    await endSession(ctx, services);
    clearSessionCookie(ctx);
    return { success: true };
  },

  async me({ viewer, services, ctx, now }) {
    // Every visit of the site begins with this call.
    if (viewer) await noteDevice(ctx, viewer.id, services, now);
    const member = viewer && (await findMember(services.db, { id: viewer.id }));
    const suspension = presentSuspension(viewer?.suspension, now);
    const consentsDue = viewer
      ? dueConsents(await listConsents(services.db, { memberId: viewer.id }))
      : [];
    return {
      success: true,
      user: member && presentMember(member, viewer),
      suspension,
      consentsDue,
      needsEmailConfirmation: services.confirmsEmail && viewer?.isUnconfirmed === true,
      needsSecondFactor: viewer?.isMissingFactor === true,
    };
  },

  async giveConsents({ viewer, services, body, now }) {
    const { id } = requireMember(viewer);
    guardConsents(body);
    await services.db.transaction((tx) => insertConsents(tx, id, consentsOf(body), now));
    return {
      success: true,
      consentsDue: dueConsents(await listConsents(services.db, { memberId: id })),
    };
  },
} satisfies SomeHandlers;
