import type { EndpointName, endpoints } from '@contract/endpoints';
import type { Handler } from '../http/handle';

/** The handlers of all calls, by name; a missing or an extra one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };
/** The handlers in one file. */
export type SomeHandlers = Partial<Handlers>;
