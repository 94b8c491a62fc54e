import { can } from '@contract/policies';
import { seedEntry } from '@contract/rules/companion/ledger';
import { guardPlanting, wateringOf } from '@contract/rules/companion/tending';
import { comments } from '../db/comments';
import { grant } from '../db/ledger';
import { members } from '../db/members';
import { plants } from '../db/plants';
import { posts } from '../db/posts';
import { memberOf } from '../http/viewer';
import { presentPlant } from '@contract/presenters/plant';
import { askedMember } from './character';
import type { SomeHandlers } from './types';

function statisticsOf(memberId: number) {
  const published = posts
    .list()
    .filter(({ authorId, isConfirmed }) => authorId === memberId && isConfirmed);
  return {
    totalPosts: published.length,
    totalLikes: published.reduce((sum, { likeCount }) => sum + likeCount, 0),
    totalComments: comments.listBy(memberId).length,
  };
}

export const garden = {
  getGarden({ query }, { viewer, actor }) {
    const member = askedMember(query.userId, viewer);
    const { id, waterDrops, gems } = member;
    const isPrivate = !can(actor, 'member.readPrivate', member);
    return {
      success: true,
      plants: plants.listOf(id).map(presentPlant),
      garden: {
        ...(isPrivate ? { waterDrops: 0, gems: 0 } : { waterDrops, gems }),
        statistics: statisticsOf(id),
      },
    };
  },

  waterPlant({ params: { plantId } }, { viewer, now }) {
    // Read again, because other requests may have spent something.
    const member = members.get(memberOf(viewer).id);
    const entry = wateringOf(plants.find(plantId), member);
    const before = plants.get(plantId);
    grant(member.id, entry, now);
    plants.update(plantId, { waterings: before.waterings + 1 });
    const watered = plants.get(plantId);
    const { waterDrops, gems } = members.get(member.id);
    const levelUp = watered.level > before.level;
    return { success: true, plant: presentPlant(watered), waterDrops, gems, levelUp };
  },

  plantSeed({ body: { species } }, { viewer, now }) {
    const { id } = memberOf(viewer);
    const { isFree } = guardPlanting(plants.listOf(id).length, members.get(id));
    const plant = plants.create(id, species, now);
    if (!isFree) grant(id, seedEntry(plant.id), now);
    return { success: true, plant: presentPlant(plant), gems: members.get(id).gems };
  },
} satisfies SomeHandlers;
