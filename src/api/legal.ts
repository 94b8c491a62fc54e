import type { LegalName } from '@contract/rules/legal';
import { call } from './client';

export const fetchLegalText = (name: LegalName, signal?: AbortSignal) =>
  call('getLegalText', { params: { name } }, signal);
