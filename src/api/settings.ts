import { getSettings } from '@contract/endpoints/settings';
import { call } from './client';

export const fetchSettings = () => call(getSettings, {}).then((answer) => answer.settings);
