import { fixtures } from '@contract/fixtures';
import { plantedLedger } from '@contract/fixtures/ledger';
import type { Row } from './rows';

/** The companions of the sample members as rows; their members have already seen their growth. */
export function companionRows(): Row[] {
  return fixtures.companions.map((companion) => ({
    member_id: companion.memberId,
    name: companion.name,
    base_part: companion.basePart,
    accessories: JSON.stringify(companion.accessories),
    level: companion.level,
    experience: companion.experience,
    creativity: companion.creativity,
    sociability: companion.sociability,
    influence: companion.influence,
    consistency: companion.consistency,
    told_level: companion.level,
    told_creativity: companion.creativity,
    told_sociability: companion.sociability,
    told_influence: companion.influence,
    told_consistency: companion.consistency,
  }));
}

/** The gardens of the sample members as rows. */
export function plantRows(now: number): Row[] {
  return fixtures.plants.map((plant) => ({
    id: plant.id,
    member_id: plant.memberId,
    species: plant.species,
    level: plant.level,
    experience: plant.experience,
    max_experience: plant.maxExperience,
    waterings: plant.waterings,
    created_at: now - plant.minutesAgo * 60_000,
  }));
}

/** The ledger of the sample members as rows. */
export function ledgerRows(now: number): Row[] {
  return plantedLedger(now).map((entry) => ({
    id: entry.id,
    member_id: entry.memberId,
    action: entry.action,
    subject_id: entry.subjectId,
    occasion: entry.occasion,
    water_drops: entry.waterDrops,
    gems: entry.gems,
    experience: entry.experience,
    plant_experience: entry.plantExperience,
    created_at: entry.createdAt,
  }));
}
