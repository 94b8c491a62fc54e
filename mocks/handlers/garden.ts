import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import { seedEntry, wateringEntry } from '@contract/rules/ledger';
import { isGrown, PLANTS_MAX, SEED_PRICE } from '@contract/rules/plants';
import { reasonTexts } from '@contract/texts';
import { comments } from '../db/comments';
import { spend } from '../db/ledger';
import { members } from '../db/members';
import { plants } from '../db/plants';
import { posts } from '../db/posts';
import { memberOf } from '../http/viewer';
import { presentPlant } from '@contract/presenters/plant';
import { askedMember } from './character';
import type { Handlers } from './types';

const conflict = (reason: string) => new ApiError('CONFLICT', reason);

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

export const garden: Handlers<'getGarden' | 'waterPlant' | 'plantSeed'> = {
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
    const member = memberOf(viewer);
    const plant = plants.find(plantId);
    if (plant?.memberId !== member.id) {
      throw new ApiError('NOT_FOUND', reasonTexts.plantNotFound);
    }
    if (isGrown(plant)) throw conflict(reasonTexts.plantGrown);
    const entry = wateringEntry(plantId, plant.waterings + 1);
    if (!spend(member.id, entry, now)) throw conflict(reasonTexts.dropsShort);
    plants.update(plantId, { waterings: plant.waterings + 1 });
    const watered = plants.find(plantId) ?? plant;
    const { waterDrops, gems } = members.get(member.id);
    const levelUp = watered.level > plant.level;
    return { success: true, plant: presentPlant(watered), waterDrops, gems, levelUp };
  },

  plantSeed({ body: { species } }, { viewer, now }) {
    const { id } = memberOf(viewer);
    if (plants.listOf(id).length >= PLANTS_MAX) throw conflict(reasonTexts.gardenFull);
    if (members.get(id).gems < SEED_PRICE) throw conflict(reasonTexts.gemsShort);
    const plant = plants.create(id, species, now);
    spend(id, seedEntry(plant.id), now);
    return { success: true, plant: presentPlant(plant), gems: members.get(id).gems };
  },
};
