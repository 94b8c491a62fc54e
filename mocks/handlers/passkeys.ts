import { checkNewPasskey } from '@contract/rules/members/passkey-check';
import {
  creationOptions,
  guardPasskeys,
  passkeyKnown,
  passkeyMissing,
  wrongPasskey,
} from '@contract/rules/members/passkeys';
import { presentPasskey } from '@contract/presenters/passkey';
import { mails } from '../db/mails';
import { passkeys, type PasskeyAsker } from '../db/passkeys';
import { secondFactors } from '../db/second-factors';
import { settings } from '../db/settings';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { memberOf, sessionOf } from '../http/viewer';
import { guardCurrent } from './account';
import { confirmAll } from './second-factor';
import type { SomeHandlers } from './types';

const adding = ({ viewer, origin, now }: Context): PasskeyAsker => ({
  ...{ purpose: 'add', owner: sessionOf(viewer).token },
  ...{ origin, now },
});

export const passkeyHandlers = {
  listPasskeys: (_, { viewer }) => ({
    success: true,
    passkeys: passkeys.listOf(memberOf(viewer).id).map(presentPasskey),
  }),

  startPasskey({ body }, context) {
    const member = memberOf(context.viewer);
    guardCurrent(body.password, context);
    const known = passkeys.allowedOf(member.id);
    guardPasskeys(known.length);
    const challenge = passkeys.newChallenge(adding(context));
    const { siteName } = settings.read();
    const { origin } = context;
    return {
      success: true,
      options: creationOptions({ challenge, origin, siteName, member, known }),
    };
  },

  async addPasskey({ body }, context) {
    const { id: memberId, email } = memberOf(context.viewer);
    const { now, origin } = context;
    const challenge = passkeys.endChallenge(adding(context));
    const checked = await checkNewPasskey(body.passkey, { challenge, origin });
    if (!checked) throw wrongPasskey();
    guardPasskeys(passkeys.countOf(memberId));
    if (passkeys.findByCredential(checked.credentialId)) throw passkeyKnown();
    const isFirst = !secondFactors.has(memberId);
    const passkey = passkeys.insert(memberId, body.name, checked, now);
    signIns.note({ kind: 'passkey.add', memberId, now });
    mails.send('passkeyWasAdded', email);
    const isSecured = secondFactors.has(memberId);
    const recoveryCodes = isFirst && isSecured ? secondFactors.renewCodes(memberId) : [];
    return { success: true, passkey: presentPasskey(passkey), recoveryCodes };
  },

  renamePasskey({ params, body }, { viewer }) {
    const renamed = passkeys.rename(memberOf(viewer).id, params.passkeyId, body.name);
    if (!renamed) throw passkeyMissing();
    return { success: true, passkey: presentPasskey(renamed) };
  },

  async deletePasskey({ params, body }, context) {
    await confirmAll(body, context);
    const { id: memberId } = memberOf(context.viewer);
    if (!passkeys.remove(memberId, params.passkeyId)) throw passkeyMissing();
    signIns.note({ kind: 'passkey.remove', memberId, now: context.now });
    secondFactors.endCodesAfterLast(memberId);
    return { success: true };
  },
} satisfies SomeHandlers;
