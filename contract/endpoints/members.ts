import * as v from 'valibot';
import { ActivitySchema } from '../models/activity';
import { AdminMemberSchema } from '../models/admin-member';
import { idInput } from '../models/ids';
import { CursorSchema, limitSchema, pagedQuery, PaginationSchema } from '../models/paging';
import { requiredText, text } from '../models/text';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { SessionSchema } from './me';

const params = v.object({ userId: idInput('user') });
const member = ok({ member: AdminMemberSchema });

const filter = <T extends string>(values: readonly T[], standard: NoInfer<T>) =>
  v.optional(v.picklist(values, validationTexts.memberFilter), standard);

export const listAdminMembers = endpoint({
  summary: 'Members by name, email, state and level, latest first',
  access: 'admin',
  query: pagedQuery(20, {
    q: v.optional(text(100, validationTexts.queryLong, validationTexts.field), ''),
    state: filter(['all', 'active', 'suspended'] as const, 'all'),
    level: filter(['all', 'member', 'admin'] as const, 'all'),
  }),
  response: ok({ members: v.array(AdminMemberSchema), pagination: PaginationSchema }),
});

export const getAdminMember = endpoint({
  summary: 'A member with current sessions and ended ones until their expiry',
  access: 'admin',
  params,
  response: ok({ member: AdminMemberSchema, sessions: v.array(SessionSchema) }),
  errors: ['NOT_FOUND'],
});

export const listAdminLedger = endpoint({
  summary: "A member's actions and rewards, latest first",
  access: 'admin',
  params,
  query: v.object({ limit: limitSchema(20), cursor: CursorSchema }),
  response: ok({ entries: v.array(ActivitySchema), pagination: PaginationSchema }),
  errors: ['NOT_FOUND'],
});

/** The end of a suspension, in its own call and in a report's decision. */
export const Until = v.nullable(
  v.pipe(
    v.string(validationTexts.until),
    v.isoTimestamp(validationTexts.until),
    v.transform((moment) => Date.parse(moment)),
  ),
);

export const suspendMember = endpoint({
  summary: 'Suspends a member until a time or until lifted: they can read but not write',
  access: 'admin',
  params,
  body: v.object({
    reason: requiredText(300, validationTexts.suspendReason, validationTexts.reviewReasonLong),
    until: v.optional(Until, null),
  }),
  response: member,
  errors: ['NOT_FOUND'],
});

export const liftSuspension = endpoint({
  summary: 'Lifts a suspension',
  access: 'admin',
  params,
  response: member,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const AdminLevel = v.picklist([0, 1], validationTexts.adminLevel);

export const setAdminLevel = endpoint({
  summary: 'Makes a member an admin (1) or revokes it (0)',
  access: 'admin',
  params,
  body: v.pipe(
    // Accepts both documented spellings.
    v.object({ admin_level: v.optional(AdminLevel), adminLevel: v.optional(AdminLevel) }),
    v.transform(({ admin_level, adminLevel }) => admin_level ?? adminLevel),
    v.check((level) => level !== undefined, validationTexts.adminLevel),
    v.transform((level) => ({ admin_level: level as 0 | 1 })),
  ),
  response: member,
  errors: ['NOT_FOUND'],
});

export const endMemberSessions = endpoint({
  summary: 'Signs a member out everywhere',
  access: 'admin',
  unlimited: true,
  params,
  response: ok({ ended: v.number() }),
  errors: ['NOT_FOUND'],
});
