import type { EndpointName, endpoints } from '@contract/endpoints';
import type { Handler } from '../http/handle';

/** The handlers of some calls, by name; a missing or an extra one does not compile. */
export type Handlers<N extends EndpointName> = { [K in N]: Handler<(typeof endpoints)[K]> };
