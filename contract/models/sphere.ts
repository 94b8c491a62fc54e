import * as v from 'valibot';
import { isTile } from '../rules/site/tiles';
import { uploadName } from '../rules/site/uploads';
import { validationTexts } from '../texts';
import { idOutput } from './ids';
import { line, oneLine, PlainNameSchema, requiredText } from './text';

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
  /** A closed sphere keeps its posts, takes no new ones, and is in no list. */
  isClosed: v.boolean(),
  isJoined: v.boolean(),
  role: v.nullable(SphereRoleSchema),
  joinedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Sphere = v.InferOutput<typeof SphereSchema>;

/** A sphere as admins see it. Source: docs/product/rules.md#spheres. */
export const AdminSphereSchema = v.object({
  id: idOutput('sphere'),
  name: v.string(),
  icon: v.string(),
  description: v.string(),
  memberCount: v.number(),
  /** Its published posts. */
  postCount: v.number(),
  /** Its place among all spheres, from 1. */
  position: v.number(),
  isClosed: v.boolean(),
});
export type AdminSphere = v.InferOutput<typeof AdminSphereSchema>;

/** The longest name of a sphere, in characters. */
export const SPHERE_NAME_MAX = 20;

/** The name of a sphere, without invisible characters. */
export const SphereNameSchema = v.pipe(
  PlainNameSchema(validationTexts.sphereName),
  requiredText(SPHERE_NAME_MAX, validationTexts.sphereName, validationTexts.sphereNameLong),
  v.transform(oneLine),
);

/** The longest description of a sphere, in characters. */
export const SPHERE_DESCRIPTION_MAX = 100;

/** The description of a sphere: one line, or empty. */
export const SphereDescriptionSchema = line(
  SPHERE_DESCRIPTION_MAX,
  validationTexts.sphereDescriptionLong,
  validationTexts.field,
);

/** The icon of a sphere: one of our drawings or an uploaded picture. */
export const SphereIconSchema = v.pipe(
  v.string(validationTexts.sphereIcon),
  v.check((url) => isTile(url) || uploadName(url) !== null, validationTexts.sphereIcon),
);
