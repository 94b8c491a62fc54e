import * as v from 'valibot';
import { idOutput } from './ids';
import { PersonSchema } from './person';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A suspension as its member sees it; `until` is null if only an admin can end it. */
export const SuspensionSchema = v.object({ reason: v.string(), until: v.nullable(Moment) });
export type Suspension = v.InferOutput<typeof SuspensionSchema>;

/** A member as admins see them. Source: docs/product/rules.md#members. */
export const AdminMemberSchema = v.object({
  user_id: idOutput('user'),
  user_name: v.string(),
  email: v.string(),
  profile_image: v.nullable(v.string()),
  bio: v.string(),
  joinedAt: Moment,
  admin_level: v.number(),
  adminLevel: v.number(),
  level: v.number(),
  /** Existing posts by state. */
  pendingCount: v.number(),
  confirmedCount: v.number(),
  rejectedCount: v.number(),
  /** Existing comments. */
  commentCount: v.number(),
  /** How often admins took down one of their posts. */
  revertedCount: v.number(),
  /** Reports of their posts and comments, settled or not. */
  reportCount: v.number(),
  suspension: v.nullable(
    v.object({ ...SuspensionSchema.entries, by: v.nullable(PersonSchema), at: Moment }),
  ),
});
export type AdminMember = v.InferOutput<typeof AdminMemberSchema>;
