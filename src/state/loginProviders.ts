import { call, type OutputOf } from '@/api/client';
import { createRemote } from './remote';

/** A provider whose accounts can sign in. */
export type OfferedProvider = OutputOf<'listLoginProviders'>['providers'][number];

/** The providers of the site, under one key. */
export const loginProvidersRemote = createRemote<readonly OfferedProvider[]>({
  load: (_key, signal) => call('listLoginProviders', {}, signal).then((answer) => answer.providers),
});

/** That key. */
export const ALL_PROVIDERS = 'all';
