import { settings as stored } from '../db/settings';
import type { Handlers } from './types';

const answer = () => ({ success: true as const, settings: stored.read() });

export const settings: Handlers<'getSettings' | 'getAdminSettings' | 'updateAdminSettings'> = {
  getSettings: answer,
  getAdminSettings: answer,

  updateAdminSettings({ body }) {
    stored.write(body);
    return answer();
  },
};
