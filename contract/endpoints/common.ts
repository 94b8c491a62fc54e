import * as v from 'valibot';
import { idInput } from '../models/ids';
import { validationTexts } from '../texts';

/**
 * The documented `userId` of a write: optional, and refused with USER_MISMATCH unless it is the
 * session's member.
 */
export const ActingUser = v.nullish(idInput('user'));

/**
 * The wanted state, an addition to a documented toggle: sending a press again then changes nothing.
 * Without it the press toggles.
 */
export const WishedState = v.optional(v.boolean(validationTexts.field));

/** The documented `userId` of a read that is not about a member: it is accepted and ignored. */
export const IgnoredUser = v.optional(v.unknown());

/**
 * Whether a data tool asks its service even if an answer to the same request is stored. Added to
 * the specification.
 */
export const Fresh = v.optional(
  v.union([v.boolean(), v.picklist(['true', 'false'])], validationTexts.field),
);

/** The documented `adminKey`: ignored for an admin's session, see the HTTP contract. */
export const AdminKey = v.optional(v.string());
