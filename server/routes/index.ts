import { endpoints, type EndpointName } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoints/define';
import { limitsOf } from '@contract/endpoints/limits';
import { createSubjectRouters, type SubjectRouters } from '../http/by-subject';
import type { Handler, Handlers } from '../http/call';
import { fromReplica, replicaCalls } from '../http/replica';
import { mountRoute } from '../http/route';
import type { Services } from '../services';
import { accountRoutes } from './account';
import { adminSphereRoutes } from './admin-spheres';
import { auditRoutes } from './audit';
import { authRoutes } from './auth';
import { backupRoutes } from './backups';
import { characterRoutes } from './character';
import { collectionRoutes } from './collections';
import { commentRoutes } from './comments';
import { followRoutes } from './follows';
import { gardenRoutes } from './garden';
import { legalRoutes } from './legal';
import { linkRoutes } from './links';
import { mailLinkRoutes } from './mail-links';
import { meRoutes } from './me';
import { memberRoutes } from './members';
import { notificationRoutes } from './notifications';
import { postRoutes } from './posts';
import { pushRoutes } from './push';
import { queryRoutes } from './query';
import { rankingRoutes } from './ranking';
import { reportRoutes } from './reports';
import { reviewRoutes } from './review';
import { linkedAccountRoutes } from './linked-accounts';
import { passkeyRoutes } from './passkeys';
import { secondFactorRoutes } from './second-factor';
import { settingRoutes } from './settings';
import { setupRoutes } from './setup';
import { sphereRoutes } from './spheres';
import { statusRoutes } from './status';
import { toolRoutes } from './tools';
import { uploadRoutes } from './uploads';
import { userRoutes } from './users';
import { youtubeRoutes } from './youtube';

/** A handler for every endpoint of the contract: a missing one does not compile. */
const handlers: Handlers = {
  ...authRoutes,
  ...userRoutes,
  ...meRoutes,
  ...accountRoutes,
  ...linkedAccountRoutes,
  ...passkeyRoutes,
  ...secondFactorRoutes,
  ...mailLinkRoutes,
  ...legalRoutes,
  ...settingRoutes,
  ...setupRoutes,
  ...backupRoutes,
  ...statusRoutes,
  ...postRoutes,
  ...commentRoutes,
  ...linkRoutes,
  ...sphereRoutes,
  ...adminSphereRoutes,
  ...reviewRoutes,
  ...uploadRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...collectionRoutes,
  ...followRoutes,
  ...reportRoutes,
  ...memberRoutes,
  ...auditRoutes,
  ...queryRoutes,
  ...youtubeRoutes,
  ...rankingRoutes,
  ...toolRoutes,
  ...characterRoutes,
  ...gardenRoutes,
};

/** The handler of an endpoint, which reads the replica if the endpoint allows that. */
export function handlerOf(name: EndpointName): Handler<Endpoint> {
  const handler = handlers[name] as Handler<Endpoint>;
  if (!replicaCalls.has(name)) return handler;
  return (call) =>
    fromReplica(call.ctx, call.services, (services) => handler({ ...call, services }));
}

/** The routers of the API: every endpoint of the contract, nothing else. */
export function apiRouter(services: Services): SubjectRouters {
  const routers = createSubjectRouters();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const router = routers.of(endpoints[name].path);
    mountRoute<Endpoint>(router, endpoints[name], handlerOf(name), services, limitsOf(name));
  }
  return routers;
}
