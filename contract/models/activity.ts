import * as v from 'valibot';
import { ledgerActions } from '../rules/companion/ledger';
import { plantSpecies } from '../rules/companion/plants';
import { idOutput } from './ids';

/** The kinds of entries in a member's history: every change of a balance except the opening one. */
export const activityKinds = ledgerActions.filter((action) => action !== 'opening');

/**
 * One line of the activity history, a row of the ledger (docs/product/rules.md#ledger): its reason,
 * time and amounts.
 */
export const ActivitySchema = v.object({
  activityId: idOutput('entry'),
  kind: v.picklist(activityKinds),
  /** The post's title (or first line), null if the member can no longer read it; or a part's name. */
  subject: v.nullable(v.string()),
  postId: v.nullable(idOutput('post')),
  /** The species of a plant. */
  species: v.nullable(v.picklist(plantSpecies)),
  /** The level that a companion reached. */
  level: v.nullable(v.number()),
  waterDrops: v.number(),
  gems: v.number(),
  experience: v.number(),
  plantExperience: v.number(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;
