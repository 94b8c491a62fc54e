import {
  presentClaim,
  presentCompanion,
  presentDressed,
  presentPart,
} from '@contract/presenters/companion';
import { reasonTexts } from '@contract/texts';
import { buyPart } from '../commands/buy-part';
import { claim } from '../commands/claim';
import { customize } from '../commands/customize';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentMember } from '@contract/presenters/member';
import { findCompanion, appearanceOf } from '../tables/companion';
import { ownedPartsOf } from '../tables/owned-part';

/** Companions: their appearance, and the rewards of visits and claims. */
export const characterRoutes = {
  async getCharacter({ query, services, viewer }) {
    const memberId = query.userId ?? requireMember(viewer).id;
    const companion = requireFound(
      await findCompanion(services.db, { memberId }),
      reasonTexts.memberNotFound,
    );
    const record = { ...companion, ...appearanceOf(companion) };
    const isOwn = memberId === viewer?.id;
    return presentCompanion(record, isOwn ? await ownedPartsOf(services.db, memberId) : null);
  },

  async customizeCharacter({ body, services, viewer }) {
    const { id } = requireMember(viewer);
    const changed = await customize(services.db, id, body);
    return presentDressed({ ...changed, ...appearanceOf(changed) });
  },

  async buyPart({ params: { partId }, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { part, owned, gems } = await buyPart(services.db, { memberId, partId }, now);
    // Bought parts do not depend on a level.
    return { success: true, part: presentPart(part, 1, owned), gems };
  },

  async claimExperience({ body, services, viewer, now }) {
    const { id } = requireMember(viewer);
    const due = { memberId: id, isDailyVisit: body.actionType === 'daily_login', now };
    const { granted, companion, growth, member, deliveries } = await claim(services.db, due);
    services.bus.publish(...deliveries);
    const user = presentMember(member, viewer);
    return presentClaim({ granted, companion, growth, user }, now);
  },
} satisfies SomeHandlers;
