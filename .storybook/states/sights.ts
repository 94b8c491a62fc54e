import type { AdminPageName } from '@/config/adminPages';
import type { PageName } from '@/config/pages';
import type { ScenarioName } from '@mocks/scenarios';
import type { Role } from '@mocks/world';
import { roles } from '../choices';
import type { Step } from './steps';
import type { WorldName } from './worlds';

export type AnyPage = Exclude<PageName, 'admin'> | AdminPageName | 'tester';

/** The states that every page has, in the order of the matrix. */
export const everyState = {
  Default: '기본',
  Phone: '휴대폰',
  Tablet: '태블릿',
  Guest: roles.guest,
  Member: roles.member,
  Admin: roles.admin,
  Loading: '불러오는 중',
  Slow: '느린 네트워크',
  Empty: '비어 있음',
  Failed: '불러오지 못함',
  Offline: '오프라인',
  LongText: '긴 글',
  Suspended: '활동 정지',
  Reward: '오늘의 보상',
  Missing: '없음',
} as const;
export type EveryKey = keyof typeof everyState;

/** A state that only some screens have, and how a person gets to see it. */
export interface Sight {
  page: AnyPage;
  scenario?: ScenarioName;
  /** Its name in the code and in the sidebar; the scenario's when left out. */
  key?: string;
  title?: string;
  /** The state of every screen that it is on this one. */
  as?: EveryKey;
  /** The address, where it is not the page's usual one. */
  at?: string;
  role?: Role;
  world?: WorldName;
  earnsDailyVisit?: boolean;
  /** The steps that lead to it. */
  steps?: Step[];
  /** Texts that must be visible then. */
  says?: string[];
}

type More = Omit<Sight, 'page' | 'scenario' | 'says'>;

/** A scenario on a page, and what is to be read there. */
export const sight = (
  page: AnyPage,
  scenario: ScenarioName,
  says: string | string[] = [],
  more: More = {},
): Sight => ({ page, scenario, says: [says].flat(), ...more });

/** An error that needs no scenario, only what somebody types. */
export const mistake = (
  page: AnyPage,
  key: string,
  title: string,
  says: string | string[],
  more: More & Pick<Sight, 'scenario'>,
): Sight => ({ page, key, title, says: [says].flat(), ...more });

/** A state of every page that one shows at an address of its own. */
export const place = (page: AnyPage, as: EveryKey, at: string, says: string): Sight => ({
  page,
  as,
  at,
  says: [says],
});
