import type { AdminPageName } from '@/config/adminPages';
import type { PageName } from '@/config/pages';
import type { ScenarioName } from '@mocks/scenarios';
import type { Role } from '@mocks/world';
import type { Step } from './steps';
import type { EveryKey } from './table';
import type { WorldName } from './worlds';

export type AnyPage = Exclude<PageName, 'admin'> | AdminPageName | 'tester';

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
  /** What is pressed and typed. */
  steps?: Step[];
  /** What is then to be read. */
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
