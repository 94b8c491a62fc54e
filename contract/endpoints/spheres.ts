import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { pagedQuery, PaginationSchema } from '../models/paging';
import { SphereRoleSchema, SphereSchema } from '../models/sphere';
import { text } from '../models/text';
import { QUERY_MAX } from '../rules/admin/query-length';
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
  summary: 'All spheres, joined ones first, then by members',
  access: 'public',
  query: v.object({ userId: IgnoredUser }),
  response: list,
});

/** How many spheres are recommended at a time. */
export const RECOMMENDED_SPHERES = 4;

export const listRecommendedSpheres = endpoint({
  summary: 'Up to four spheres by members, not joined ones first',
  access: 'public',
  query: v.object({ userId: IgnoredUser }),
  response: list,
});

/** How many spheres a page of the search shows. */
export const SPHERES_PAGE = 20;

export const searchSpheres = endpoint({
  summary: 'Spheres page by page, largest first; `q` searches names and descriptions',
  access: 'public',
  query: pagedQuery(SPHERES_PAGE, {
    q: v.optional(text(QUERY_MAX, validationTexts.queryLong, validationTexts.field)),
  }),
  response: ok({
    data: v.object({ spheres: v.array(SphereSchema), pagination: PaginationSchema }),
  }),
});

export const joinSphere = endpoint({
  summary: 'Joins a sphere; repeating changes nothing',
  access: 'member',
  params,
  body: v.object({ userId: ActingUser }),
  response: membership,
  errors: ['USER_MISMATCH', 'NOT_FOUND'],
});

export const leaveSphere = endpoint({
  summary: 'Leaves a sphere; repeating changes nothing',
  access: 'member',
  params,
  response: membership,
  errors: ['NOT_FOUND'],
});
