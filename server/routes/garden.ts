import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { plantSeed, waterPlant } from '../commands/tend-garden';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentPlant } from '@contract/presenters/plant';
import { findGarden } from '../tables/garden';
import { listPlants } from '../tables/plant';

/** Gardens, their plants and their water. */
export const gardenRoutes = {
  async getGarden({ query, services, viewer }) {
    const memberId = query.userId ?? requireMember(viewer).id;
    const [row, plants] = await Promise.all([
      findGarden(services.db, { memberId }),
      listPlants(services.db, { memberId }),
    ]);
    const { id, waterDrops, gems, ...statistics } = requireFound(row, reasonTexts.memberNotFound);
    const isOpen = can(viewer, 'member.readPrivate', { id });
    return {
      success: true,
      plants: plants.map(presentPlant),
      garden: { ...(isOpen ? { waterDrops, gems } : { waterDrops: 0, gems: 0 }), statistics },
    };
  },

  async waterPlant({ params, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const wanted = { memberId, plantId: params.plantId };
    const { plant, member, levelUp } = await waterPlant(services.db, wanted, now);
    const { waterDrops, gems } = member;
    return { success: true, plant: presentPlant(plant), waterDrops, gems, levelUp };
  },

  async plantSeed({ body, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { species } = body;
    const { plant, member } = await plantSeed(services.db, { memberId, species }, now);
    return { success: true, plant: presentPlant(plant), gems: member.gems };
  },
} satisfies SomeHandlers;
