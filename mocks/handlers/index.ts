import { endpoints, type EndpointName } from '@contract/endpoints';
import { findPath } from '@contract/endpoints/paths';
import { ApiError } from '@contract/errors';
import { limitsOf } from '@contract/endpoints/limits';
import { errorTexts } from '@contract/texts';
import { http, type RequestHandler } from 'msw';
import { answerCall, handle, type Handler } from '../http/handle';
import { errorResponse } from '../http/respond';
import { account } from './account';
import { adminSpheres } from './admin-spheres';
import { audit } from './audit';
import { auth } from './auth';
import { backups } from './backups';
import { character } from './character';
import { collections } from './collections';
import { comments } from './comments';
import { exported } from './export';
import { followCalls } from './follows';
import { garden } from './garden';
import { legal } from './legal';
import { links } from './links';
import { mailLinks } from './mail-links';
import { me } from './me';
import { members } from './members';
import { notifications } from './notifications';
import { notificationStream } from './notification-stream';
import { posts } from './posts';
import { push } from './push';
import { query } from './query';
import { ranking } from './ranking';
import { reports } from './reports';
import { review } from './review';
import { linkedAccountHandlers } from './linked-accounts';
import { passkeyHandlers } from './passkeys';
import { secondFactor } from './second-factor';
import { settings } from './settings';
import { setup } from './setup';
import { spheres } from './spheres';
import { status } from './status';
import { tools } from './tools';
import type { Handlers } from './types';
import { uploadedFiles, uploads } from './uploads';
import { users } from './users';
import { youtube } from './youtube';

const table: Handlers = {
  ...auth,
  ...users,
  ...me,
  ...account,
  ...mailLinks,
  ...exported,
  ...legal,
  ...linkedAccountHandlers,
  ...passkeyHandlers,
  ...secondFactor,
  ...settings,
  ...setup,
  ...backups,
  ...status,
  ...posts,
  ...comments,
  ...links,
  ...collections,
  ...followCalls,
  ...character,
  ...garden,
  ...reports,
  ...query,
  ...youtube,
  ...ranking,
  ...tools,
  ...spheres,
  ...adminSpheres,
  ...review,
  ...members,
  ...audit,
  ...notifications,
  ...push,
  ...uploads,
};

const names = Object.keys(endpoints) as EndpointName[];
const calls = names.map((name) =>
  answerCall(endpoints[name], limitsOf(name), table[name] as Handler<never>),
);

// Checks the beginning: `*/api/*` would also match the site's own files in src/api.
const isApi = ({ request }: { request: Request }) =>
  new URL(request.url).pathname.startsWith('/api/');

// Requests without a call: a wrong method on a known path, or an unknown path.
const rest = http.all(isApi, ({ request }) => {
  const methods = findPath(new URL(request.url).pathname)?.methods;
  return methods
    ? errorResponse(new ApiError('METHOD_NOT_ALLOWED', errorTexts.METHOD_NOT_ALLOWED), {
        Allow: methods.join(', '),
      })
    : errorResponse(new ApiError('NOT_FOUND', errorTexts.NOT_FOUND));
});

/** The whole API, answered from the mock world. */
export const handlers: RequestHandler[] = [
  handle(calls),
  notificationStream,
  ...uploadedFiles,
  rest,
];
