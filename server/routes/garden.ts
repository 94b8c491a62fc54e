import type { getGarden, plantSeed, waterPlant } from '@contract/endpoints/garden';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { plantSeed as plant, waterPlant as water } from '../commands/tend-garden';
import { actingMember, found, signedIn, type Handler } from '../http/call';
import { presentPlant } from '@contract/rules/garden';
import { findGarden } from '../tables/garden';
import { listPlants } from '../tables/plant';

const get: Handler<typeof getGarden> = async ({ query, house, viewer }) => {
  const memberId = query.userId ?? signedIn(viewer).id;
  const [row, plants] = await Promise.all([
    findGarden(house.db, memberId),
    listPlants(house.db, memberId),
  ]);
  const { id, waterDrops, gems, ...statistics } = found(row, reasonTexts.memberNotFound);
  const isOpen = can(viewer, 'member.readPrivate', { id });
  return {
    success: true,
    plants: plants.map(presentPlant),
    garden: { ...(isOpen ? { waterDrops, gems } : { waterDrops: 0, gems: 0 }), statistics },
  };
};

const watered: Handler<typeof waterPlant> = async ({ params, body, house, viewer, now }) => {
  const { id: memberId } = actingMember(viewer, body.userId);
  const wanted = { memberId, plantId: params.plantId };
  const { plant, member, levelUp } = await water(house.db, wanted, now);
  const { waterDrops, gems } = member;
  return { success: true, plant: presentPlant(plant), waterDrops, gems, levelUp };
};

const planted: Handler<typeof plantSeed> = async ({ body, house, viewer, now }) => {
  const { id: memberId } = actingMember(viewer, body.userId);
  const { species } = body;
  const { plant: row, member } = await plant(house.db, { memberId, species }, now);
  return { success: true, plant: presentPlant(row), gems: member.gems };
};

export const gardenRoutes = { getGarden: get, waterPlant: watered, plantSeed: planted };
