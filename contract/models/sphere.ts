import * as v from 'valibot';
import { idOutput } from './ids';

const sphereRoles = ['member', 'staff', 'owner'] as const;

/** A member's role in a sphere. */
export const SphereRoleSchema = v.picklist(sphereRoles);
export type SphereRole = v.InferOutput<typeof SphereRoleSchema>;

/** A sphere (group); `role` and `joinedAt` are set if the viewer has joined. */
export const SphereSchema = v.object({
  id: idOutput('sphere'),
  name: v.string(),
  icon: v.string(),
  description: v.string(),
  memberCount: v.number(),
  isJoined: v.boolean(),
  role: v.nullable(SphereRoleSchema),
  joinedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Sphere = v.InferOutput<typeof SphereSchema>;
