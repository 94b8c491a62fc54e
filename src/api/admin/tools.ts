import { call } from '../client';

/** Today's allowances, and which services are simulated. */
export const fetchQuotas = (signal?: AbortSignal) => call('getQuotas', {}, signal);
