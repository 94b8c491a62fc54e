import { ApiError } from '@contract/errors';
import {
  presentClaim,
  presentCompanion,
  presentDressed,
  presentPart,
} from '@contract/presenters/companion';
import { presentMember } from '@contract/presenters/member';
import { purchaseOf } from '@contract/rules/companion/buying';
import { rewardEntry } from '@contract/rules/companion/ledger';
import { companionGrowth } from '@contract/rules/companion/growth';
import { changeAppearance } from '@contract/rules/companion/appearance';
import { reasonTexts } from '@contract/texts';
import { companions, appearanceOf, type CompanionRow } from '../db/companions';
import { grant, ledger } from '../db/ledger';
import { members, type MemberRow } from '../db/members';
import { memberOf, type Viewer } from '../http/viewer';
import type { SomeHandlers } from './types';

/**
 * The subject of a reading call: the named member, otherwise the caller.
 * @throws ApiError NOT_FOUND, or LOGIN_REQUIRED for a guest who names nobody
 */
export function askedMember(id: number | undefined, viewer: Viewer): MemberRow {
  const member = id === undefined ? memberOf(viewer) : members.find(id);
  if (!member) throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
  return member;
}

/** The companion's growth that the member has not seen yet; it counts as seen from now on. */
function announceGrowth(row: CompanionRow) {
  const { level, creativity, sociability, influence, consistency } = row;
  companions.update(row.memberId, {
    announcedLevel: level,
    announcedCreativity: creativity,
    announcedSociability: sociability,
    announcedInfluence: influence,
    announcedConsistency: consistency,
  });
  return companionGrowth(row);
}

const ownedBy = (memberId: number) => new Set(ledger.partsOf(memberId).map(({ partId }) => partId));

export const character = {
  getCharacter({ query }, { viewer }) {
    const { id } = askedMember(query.userId, viewer);
    const companion = companions.get(id);
    const owned = id === viewer.member?.id ? ownedBy(id) : null;
    return presentCompanion({ ...companion, ...appearanceOf(companion) }, owned);
  },

  customizeCharacter({ body }, { viewer }) {
    const { id } = memberOf(viewer);
    const present = companions.get(id);
    const { level } = present;
    const wearer = { ...appearanceOf(present), level, owned: ownedBy(id) };
    const appearance = changeAppearance(wearer, body);
    companions.update(id, {
      name: appearance.name,
      basePart: appearance.basePart,
      accessoriesJson: JSON.stringify(appearance.accessories),
    });
    const changed = companions.get(id);
    return presentDressed({ ...changed, ...appearanceOf(changed) });
  },

  buyPart({ params: { partId } }, { viewer, now }) {
    const { id } = memberOf(viewer);
    const { part, entry } = purchaseOf(partId, ownedBy(id), members.get(id));
    if (entry) grant(id, entry, now);
    const { gems } = members.get(id);
    // Bought parts need no level.
    return { success: true, part: presentPart(part, 1, ownedBy(id)), gems };
  },

  claimExperience({ body: { actionType } }, { viewer, actor, now }) {
    const { id } = memberOf(viewer);
    const visit = rewardEntry('daily_login', 0, now);
    const granted = actionType === 'daily_login' && grant(id, visit, now) !== null;
    const companion = companions.get(id);
    const user = presentMember(members.get(id), actor);
    return presentClaim({ granted, companion, growth: announceGrowth(companion), user }, now);
  },
} satisfies SomeHandlers;
