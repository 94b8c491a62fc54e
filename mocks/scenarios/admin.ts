import { endpoints } from '@contract/endpoints';
import { failing, never } from './build';

const { getAdminSettings, updateAdminSettings } = endpoints;

/** The states of the admin pages. */
export const adminScenarios = {
  'adminSettings.failed': {
    title: '관리자 설정을 불러오지 못함',
    handlers: () => [failing(getAdminSettings, 'INTERNAL')],
  },
  'adminSettings.loading': {
    title: '관리자 설정을 계속 불러오는 중',
    handlers: () => [never(getAdminSettings)],
  },
  'adminSettings.saveFailed': {
    title: '관리자 설정을 저장하지 못함',
    handlers: () => [failing(updateAdminSettings, 'INTERNAL')],
  },
};
