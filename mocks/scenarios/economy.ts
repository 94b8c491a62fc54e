import { endpoints } from '@contract/endpoints';
import { reasonTexts } from '@contract/texts';
import { http, type RequestHandler } from 'msw';
import { companions } from '../db/companions';
import { members } from '../db/members';
import { plants } from '../db/plants';
import { on } from '../http/handle';
import { successResponse } from '../http/respond';
import { viewerOf } from '../http/viewer';
import { presentPlant } from '@contract/presenters/plant';
import { answering, failing, never } from './build';

const { getCharacter, customizeCharacter, buyPart, claimExperience } = endpoints;
const { getGarden, waterPlant, plantSeed } = endpoints;

const statistics = { totalPosts: 0, totalLikes: 0, totalComments: 0 };
const nobody = {
  success: true as const,
  character: null,
  equippedAccessories: [],
  availableParts: [],
};
const bareGarden = {
  success: true as const,
  plants: [],
  garden: { waterDrops: 320, gems: 120, statistics },
};

/** The first claim returns a level that the member has not seen; later claims return no growth. */
function levelUp(): RequestHandler {
  let isAnnounced = false;
  return http.all(on(claimExperience), ({ cookies }) => {
    const id = viewerOf(cookies, Date.now()).member?.id;
    if (isAnnounced || id === undefined) return;
    isAnnounced = true;
    const { level, creativity, consistency } = companions.get(id);
    companions.update(id, {
      announcedLevel: Math.max(1, level - 1),
      announcedCreativity: Math.max(0, creativity - 1),
      announcedConsistency: Math.max(0, consistency - 2),
    });
  });
}

/** A garden whose member has spent everything. */
function poorGarden(): RequestHandler {
  return http.all(on(getGarden), ({ cookies }) => {
    const member = viewerOf(cookies, Date.now()).member ?? members.get(1);
    const balances = { waterDrops: 3, gems: 20 };
    members.earn(member.id, { ...member, ...balances });
    const garden = { ...balances, statistics };
    const growing = plants.listOf(member.id).map(presentPlant);
    return successResponse(getGarden, { success: true, plants: growing, garden }, {});
  });
}

/** Rare states of the companion and the garden. */
export const economyScenarios = {
  'character.failed': {
    title: '캐릭터를 불러오지 못함',
    handlers: () => [failing(getCharacter, 'INTERNAL')],
  },
  'character.loading': {
    title: '캐릭터를 계속 불러오는 중',
    handlers: () => [never(getCharacter)],
  },
  'character.missing': {
    title: '캐릭터가 없음',
    handlers: () => [answering(getCharacter, nobody)],
  },
  'character.saveFailed': {
    title: '캐릭터를 저장하지 못함',
    handlers: () => [failing(customizeCharacter, 'INTERNAL')],
  },
  'character.buyFailed': {
    title: '액세서리를 사지 못함',
    handlers: () => [failing(buyPart, 'INTERNAL')],
  },
  'claim.levelUp': { title: '동반자의 레벨이 오름', handlers: () => [levelUp()] },
  'claim.failed': {
    title: '경험치를 받지 못함',
    handlers: () => [failing(claimExperience, 'INTERNAL')],
  },
  'garden.failed': {
    title: '정원을 불러오지 못함',
    handlers: () => [failing(getGarden, 'INTERNAL')],
  },
  'garden.loading': { title: '정원을 계속 불러오는 중', handlers: () => [never(getGarden)] },
  'garden.empty': {
    title: '정원에 식물이 없음',
    handlers: () => [answering(getGarden, bareGarden)],
  },
  'garden.poor': {
    title: '물방울과 보석이 부족함',
    handlers: () => [
      poorGarden(),
      failing(waterPlant, 'CONFLICT', { message: reasonTexts.dropsShort }),
      failing(plantSeed, 'CONFLICT', { message: reasonTexts.gemsShort }),
    ],
  },
  'garden.waterFailed': {
    title: '물을 주지 못함',
    handlers: () => [failing(waterPlant, 'INTERNAL')],
  },
};
