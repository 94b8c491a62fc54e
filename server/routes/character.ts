import { streakDays, streakOf } from '@contract/rules/streak';
import { seoulDay } from '@contract/rules/time';
import { presentCharacter, presentParts, presentPlacedParts } from '@contract/rules/appearance';
import { reasonTexts } from '@contract/texts';
import { claim } from '../commands/claim';
import { customize } from '../commands/customize';
import { requireActingMember, requireFound, requireMember } from '../guards';
import type { Handlers } from '../http/call';
import { presentMember } from '../presenters/member';
import { findCompanion, appearanceOf } from '../tables/companion';

/** Companions: how they look, and what a visit or a claim gives them. */
export const characterRoutes: Handlers<'getCharacter' | 'customizeCharacter' | 'claimExperience'> =
  {
    async getCharacter({ query, services, viewer }) {
      const memberId = query.userId ?? requireMember(viewer).id;
      const companion = requireFound(
        await findCompanion(services.db, memberId),
        reasonTexts.memberNotFound,
      );
      return {
        success: true,
        character: presentCharacter(companion),
        equippedAccessories: presentPlacedParts(appearanceOf(companion)),
        availableParts: memberId === viewer?.id ? presentParts(companion.level) : [],
      };
    },

    async customizeCharacter({ body, services, viewer }) {
      const { id } = requireActingMember(viewer, body.userId);
      const name = body.characterName || body.character_name || '';
      const changed = await customize(services.db, id, { ...body, name });
      return {
        success: true,
        character: presentCharacter(changed),
        equippedAccessories: presentPlacedParts(appearanceOf(changed)),
      };
    },

    async claimExperience({ body, services, viewer, now }) {
      const { id } = requireActingMember(viewer, body.userId);
      const due = { memberId: id, isDailyVisit: body.actionType === 'daily_login', now };
      const { granted, companion, growth, member, deliveries } = await claim(services.db, due);
      services.bus.publish(...deliveries);
      const { level, experience } = companion;
      return {
        success: true,
        granted,
        newLevel: level,
        newExperience: experience,
        ...growth,
        streak: { days: streakDays(streakOf(companion), seoulDay(now)) },
        user: presentMember(member, viewer),
      };
    },
  };
