import { call } from './client';

export const fetchSettings = () => call('getSettings', {}).then((answer) => answer.settings);
