import * as audit from './audit';
import * as auth from './auth';
import * as backups from './backups';
import * as character from './character';
import * as collections from './collections';
import * as comments from './comments';
import * as follows from './follows';
import * as garden from './garden';
import * as legal from './legal';
import * as links from './links';
import * as loginProviders from './login-providers';
import * as mailLinks from './mail-links';
import * as me from './me';
import * as members from './members';
import * as notifications from './notifications';
import * as overview from './overview';
import * as passkeys from './passkeys';
import * as posts from './posts';
import * as push from './push';
import * as query from './query';
import * as ranking from './ranking';
import * as reports from './reports';
import * as review from './review';
import * as search from './search';
import * as secondFactor from './second-factor';
import * as settings from './settings';
import * as setup from './setup';
import * as spheres from './spheres';
import * as status from './status';
import * as tools from './tools';
import * as uploads from './uploads';
import * as users from './users';
import * as youtube from './youtube';
import type { DeclaredEndpoint, Endpoint } from './define';
import { routes, type EndpointName } from './routes';

const declared = {
  ...audit,
  ...auth,
  ...backups,
  ...character,
  ...collections,
  ...comments,
  ...follows,
  ...garden,
  ...legal,
  ...links,
  ...loginProviders,
  ...mailLinks,
  ...me,
  ...members,
  ...notifications,
  ...overview,
  ...passkeys,
  ...posts,
  ...push,
  ...query,
  ...ranking,
  ...reports,
  ...review,
  ...search,
  ...secondFactor,
  ...settings,
  ...setup,
  ...spheres,
  ...status,
  ...tools,
  ...uploads,
  ...users,
  ...youtube,
};

/** Every call of the API by name, with its route: a route without a declaration fails to compile. */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, [method, path]]) => [
    name,
    { ...(declared[name as EndpointName] as DeclaredEndpoint), method, path },
  ]),
) as { [Name in EndpointName]: (typeof declared)[Name] & Pick<Endpoint, 'method' | 'path'> };

/** The names of all declarations, to find one without a route. */
export const declaredNames = Object.entries<unknown>(declared)
  .filter(([, one]) => typeof one === 'object' && one !== null && 'summary' in one)
  .map(([name]) => name);

export type { EndpointName };
