import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { pagedQuery, PaginationSchema } from '../models/paging';
import { shortList } from '../models/list';
import {
  AdminSphereSchema,
  SphereDescriptionSchema,
  SphereIconSchema,
  SphereNameSchema,
  SphereRoleSchema,
  SphereSchema,
} from '../models/sphere';
import { text } from '../models/text';
import { QUERY_MAX } from '../rules/admin/query-length';
import { tileUrl } from '../rules/site/tiles';
import { validationTexts } from '../texts';
import { ActingUser, IgnoredUser } from './common';
import { endpoint, ok } from './define';

const params = v.object({ sphereId: idInput('sphere') });
const list = ok({ data: v.object({ spheres: v.array(SphereSchema) }) });
const membership = ok({
  sphereId: idOutput('sphere'),
  isJoined: v.boolean(),
  memberCount: v.number(),
  role: v.nullable(SphereRoleSchema),
  joinedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

export const listSpheres = endpoint({
  summary: "All open spheres, joined ones first, in the admins' order",
  access: 'public',
  query: v.object({ userId: IgnoredUser }),
  response: list,
});

/** How many spheres are recommended at a time. */
export const RECOMMENDED_SPHERES = 4;

export const listRecommendedSpheres = endpoint({
  summary: "Up to four open spheres, not joined ones first, in the admins' order",
  access: 'public',
  query: v.object({ userId: IgnoredUser }),
  response: list,
});

/** How many spheres a page of the search shows. */
export const SPHERES_PAGE = 20;

export const searchSpheres = endpoint({
  summary: "Open spheres page by page, in the admins' order; `q` searches names and descriptions",
  access: 'public',
  query: pagedQuery(SPHERES_PAGE, {
    q: v.optional(text(QUERY_MAX, validationTexts.queryLong, validationTexts.field)),
  }),
  response: ok({
    data: v.object({ spheres: v.array(SphereSchema), pagination: PaginationSchema }),
  }),
});

export const getSphere = endpoint({
  summary: 'One sphere, open or closed',
  access: 'public',
  params,
  response: ok({ sphere: SphereSchema }),
  errors: ['NOT_FOUND'],
});

export const joinSphere = endpoint({
  summary: 'Joins an open sphere; repeating changes nothing',
  access: 'member',
  params,
  body: v.object({ userId: ActingUser }),
  response: membership,
  errors: ['USER_MISMATCH', 'NOT_FOUND', 'CONFLICT'],
});

export const leaveSphere = endpoint({
  summary: 'Leaves a sphere; repeating changes nothing',
  access: 'member',
  params,
  response: membership,
  errors: ['NOT_FOUND'],
});

const adminSphere = ok({ sphere: AdminSphereSchema });
/** All spheres, because a change of one moves others. */
const adminSpheres = ok({ spheres: v.array(AdminSphereSchema) });

export const listAdminSpheres = endpoint({
  summary: 'All spheres in their order, also closed ones, with their counts',
  access: 'admin',
  response: adminSpheres,
});

export const createSphere = endpoint({
  summary: 'Adds a sphere at the end; by default with a drawing and without a description',
  access: 'admin',
  body: v.object({
    name: SphereNameSchema,
    description: v.optional(SphereDescriptionSchema, ''),
    icon: v.optional(SphereIconSchema, tileUrl('night')),
  }),
  status: 201,
  response: adminSphere,
  errors: ['CONFLICT'],
});

export const updateSphere = endpoint({
  summary: 'Changes, closes or opens a sphere; left out fields stay',
  access: 'admin',
  params,
  body: v.object({
    name: v.optional(SphereNameSchema),
    description: v.optional(SphereDescriptionSchema),
    icon: v.optional(SphereIconSchema),
    isClosed: v.optional(v.boolean(validationTexts.field)),
  }),
  response: adminSphere,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The most spheres in one order. */
const ORDER_MAX = 500;

export const orderSpheres = endpoint({
  summary: 'Puts spheres first, in this order; left out ones follow in theirs',
  access: 'admin',
  body: v.object({
    ids: v.pipe(
      shortList(
        idInput('sphere'),
        ORDER_MAX,
        validationTexts.sphereOrder,
        validationTexts.spheresMany,
      ),
      v.check((ids) => new Set(ids).size === ids.length, validationTexts.sphereOrder),
    ),
  }),
  response: adminSpheres,
  errors: ['NOT_FOUND'],
});
