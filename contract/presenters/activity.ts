import type { Activity } from '../models/activity';
import type { Block } from '../models/block';
import { headline } from '../rules/posts/headline';
import { formatId } from '../rules/site/ids';
import { isOfPart } from '../rules/companion/ledger';
import { findPart } from '../rules/companion/parts';
import type { PlantSpecies } from '../rules/companion/plants';
import { timeAgo } from '../rules/site/time';
import { isoDate } from './iso-date';

/** A post that a record names, if the viewer may read it. */
export interface NamedPost {
  id: number;
  title: string | null;
  blocks: readonly Block[];
}

/** A ledger row with its post or plant; `createdAt` in ms. */
export interface ActivityRecord {
  id: number;
  action: Activity['kind'];
  subjectId: number;
  waterDrops: number;
  gems: number;
  experience: number;
  plantExperience: number;
  createdAt: number;
  /** Null if the row is not about a post, or the member may not read it now. */
  post: NamedPost | null;
  /** The species of the row's plant. */
  species: PlantSpecies | null;
}

function subjectOf({ action, subjectId, post }: ActivityRecord): string | null {
  if (isOfPart(action)) return findPart(subjectId)?.name ?? null;
  return post && headline(post.title, post.blocks);
}

/** A line of the activity history. @param now the present, ms */
export function presentActivity(row: ActivityRecord, now: number): Activity {
  const { action: kind, post } = row;
  return {
    activityId: formatId('entry', row.id),
    kind,
    subject: subjectOf(row),
    postId: post && formatId('post', post.id),
    species: row.species,
    level: kind === 'level_up' ? row.subjectId : null,
    waterDrops: row.waterDrops,
    gems: row.gems,
    experience: row.experience,
    plantExperience: row.plantExperience,
    timeAgo: timeAgo(row.createdAt, now),
    createdAt: isoDate(row.createdAt),
  };
}
