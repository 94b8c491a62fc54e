import { presentClaim, presentCompanion, presentDressed } from '@contract/presenters/companion';
import { reasonTexts } from '@contract/texts';
import { claim } from '../commands/claim';
import { customize } from '../commands/customize';
import { requireFound, requireMember } from '../guards';
import type { Handlers } from '../http/call';
import { presentMember } from '../presenters/member';
import { findCompanion, appearanceOf } from '../tables/companion';

/** Companions: their appearance, and the rewards of visits and claims. */
export const characterRoutes: Handlers<'getCharacter' | 'customizeCharacter' | 'claimExperience'> =
  {
    async getCharacter({ query, services, viewer }) {
      const memberId = query.userId ?? requireMember(viewer).id;
      const companion = requireFound(
        await findCompanion(services.db, memberId),
        reasonTexts.memberNotFound,
      );
      const record = { ...companion, ...appearanceOf(companion) };
      return presentCompanion(record, memberId === viewer?.id);
    },

    async customizeCharacter({ body, services, viewer }) {
      const { id } = requireMember(viewer);
      const changed = await customize(services.db, id, body);
      return presentDressed({ ...changed, ...appearanceOf(changed) });
    },

    async claimExperience({ body, services, viewer, now }) {
      const { id } = requireMember(viewer);
      const due = { memberId: id, isDailyVisit: body.actionType === 'daily_login', now };
      const { granted, companion, growth, member, deliveries } = await claim(services.db, due);
      services.bus.publish(...deliveries);
      const user = presentMember(member, viewer);
      return presentClaim({ granted, companion, growth, user }, now);
    },
  };
