import { presentPasskey } from '@contract/presenters/passkey';
import { addPasskey, deletePasskey, renamePasskey, startPasskey } from '../commands/passkeys';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { publicOrigin } from '../http/public-origin';
import { listPasskeys } from '../tables/passkey';
import { confirmationOf } from './account';

/** One's passkeys. */
export const passkeyRoutes = {
  async listPasskeys({ viewer, services }) {
    const rows = await listPasskeys(services.db, { memberId: requireMember(viewer).id });
    return { success: true, passkeys: rows.map(presentPasskey) };
  },

  async startPasskey(call) {
    const { services, body, ctx } = call;
    const origin = publicOrigin(ctx, services);
    const options = await startPasskey(services, confirmationOf(call), body.password, origin);
    return { success: true, options };
  },

  async addPasskey(call) {
    const { services, body, ctx } = call;
    const origin = publicOrigin(ctx, services);
    const added = await addPasskey(services, confirmationOf(call), body, origin);
    return { success: true, ...added, passkey: presentPasskey(added.passkey) };
  },

  async renamePasskey({ viewer, services, params, body }) {
    const { id: memberId } = requireMember(viewer);
    const wanted = { memberId, id: params.passkeyId, name: body.name };
    return { success: true, passkey: presentPasskey(await renamePasskey(services, wanted)) };
  },

  async deletePasskey(call) {
    const { services, body, params, ctx } = call;
    const given = { ...body, id: params.passkeyId };
    await deletePasskey(services, confirmationOf(call), given, publicOrigin(ctx, services));
    return { success: true };
  },
} satisfies SomeHandlers;
