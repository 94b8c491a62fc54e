import { adminPages, adminPath, testerPage, testerPath } from '@/config/adminPages';
import { pages, screenOf, type PageRow } from '@/config/pages';
import { memberPath, pageAddresses, postPath } from '@contract/pages';
import { testers } from '@contract/testers';
import { scenarios, type ScenarioName } from '@mocks/scenarios';
import type { Role } from '@mocks/world';
import type { viewports } from '../toolbars';
import { adminSights } from './admin';
import { toolSights } from './tools';
import { rankingSights } from './rankings';
import { everyState, type AnyPage, type EveryKey, type Sight } from './sights';
import { siteSights } from './site';
import type { WorldName } from './worlds';

/** A state of a screen. Each becomes a story. */
export interface ScreenState extends Omit<Sight, 'page' | 'as'> {
  /** Its name in the code and in the address. */
  key: string;
  /** Its name in the sidebar. */
  title: string;
  at: string;
  role: Role;
  viewport?: keyof typeof viewports;
  /** Where the site leads from there. */
  arrives?: string;
  /** Whether only designers look at it, because a test of another page proves the same. */
  isUntested?: boolean;
}

/** A state that a screen does not have, and why. */
interface Gap {
  key: string;
  reason: string;
}

export interface ScreenRow {
  /** The name of its component. */
  screen: string;
  /** Its title in Storybook. */
  title: string;
  /** The state that its `Default` is as well. */
  usual: EveryKey;
  states: ScreenState[];
  gaps: Gap[];
}

/** Addresses of pages that need more than their path. */
const addresses: Partial<Record<AnyPage, string>> = {
  post: postPath(2),
  member: memberPath(3),
  my: pageAddresses.my,
  welcome: pageAddresses.welcome,
  categoryRanking: `${pageAddresses.categoryRanking}?period=month`,
  playboardVideos: `${pageAddresses.playboardVideos}?period=month`,
  resetPassword: `${pageAddresses.resetPassword}#a-token`,
  confirmEmail: `${pageAddresses.confirmEmail}#a-token`,
  setup: `${pageAddresses.setup}#a-token`,
  reviewPost: adminPath('reviewPost', 'post5'),
  adminMember: adminPath('adminMember', 'user1'),
};

/** The mock data a page needs. */
const worldsOfPages: Partial<Record<AnyPage, WorldName>> = {
  resetPassword: 'passwordLink',
  confirmEmail: 'emailLink',
  setup: 'newSite',
};

/** Where nothing is, on pages of one record. */
const missing: Partial<Record<AnyPage, string>> = {
  member: memberPath(99_999),
  reviewPost: adminPath('reviewPost', 'post99999'),
  adminMember: adminPath('adminMember', 'user99999'),
};

const usualKey = { guest: 'Guest', member: 'Member', admin: 'Admin' } as const;

/** Pages for guests: members are led home. */
const forGuests: AnyPage[] = ['login', 'signup'];
/** Pages that are forms: they ask the server for nothing as they open. */
const forms: AnyPage[] = [...forGuests, 'forgotPassword', 'resetPassword', 'confirmEmail', 'setup'];

const reasons = {
  noContent: '열 때 서버에서 불러오는 내용이 없습니다.',
  noList: '비어 있을 수 있는 목록이 없습니다.',
  forGuests: '로그인한 사람은 홈으로 이동합니다.',
  noReward: '관리자 화면은 보상을 알리지 않습니다.',
  noRecord: '글이나 멤버 하나를 여는 주소가 아닙니다.',
};

/** The scenarios that are states of every page. */
const ofEveryPage = {
  Loading: 'network.loading',
  Slow: 'network.slow',
  Failed: 'network.failed',
  Offline: 'network.down',
  LongText: 'text.long',
} as const satisfies Partial<Record<EveryKey, ScenarioName>>;

/** The states that a page shows with a part that all pages share, and the reason that it is no test there. */
const shared: Partial<Record<EveryKey, string>> = {
  Tablet: 'It has the elements of Default; the plays expect nothing of this width.',
  Slow: 'Loading shows it before the answer, Default after it.',
  Offline: 'Failed shows the same panel; the network layer writes its sentence.',
  LongText: 'It has the elements of Default; the plays expect nothing of the length.',
  Suspended: 'The notice belongs to the frame around every page.',
  Reward: 'The notice belongs to the frame around every page.',
};
/** One page for each role that a page may need, and one for guests alone: the tests show all their states. */
const testedPages: AnyPage[] = ['home', 'my', 'login', 'review'];

const sights = [...siteSights, ...rankingSights, ...adminSights, ...toolSights];

/** `feed.moreFailed` as `FeedMoreFailed`. */
const keyOf = (name: ScenarioName): string =>
  name.replaceAll(/(?:^|\.)\w/g, (letter) => letter.replace('.', '').toUpperCase());

function stateOf({ page: _, as, ...sight }: Sight, usual: Pick<ScreenState, 'at' | 'role'>) {
  const { scenario } = sight;
  const names = scenario
    ? { key: keyOf(scenario), title: scenarios[scenario].title }
    : { key: '', title: '' };
  return { ...usual, ...names, ...(as && { key: as, title: everyState[as] }), ...sight };
}

/** The names of a screen: its component's, and its title in Storybook. */
function namesOf(name: string): Pick<ScreenRow, 'screen' | 'title'> {
  const screen = screenOf(name);
  const folder = name in adminPages || name === testerPage ? 'screens/admin' : 'screens';
  return { screen, title: `${folder}/${screen}/States` };
}

/** The redirect for a viewer without access. */
function wayFor(viewer: Role, name: AnyPage, needs: PageRow['role'], at: string) {
  if (forGuests.includes(name)) return viewer === 'guest' ? undefined : '/';
  if (needs === 'admin') return viewer === 'admin' ? undefined : '/';
  if (needs === 'anyone' || viewer !== 'guest') return undefined;
  return `${pageAddresses.login}?${new URLSearchParams({ from: at })}`;
}

function rowOf(name: AnyPage, needs: PageRow['role'], at: string): ScreenRow {
  const role: Role = needs === 'anyone' ? 'guest' : needs;
  const world = worldsOfPages[name];
  const usual = { at, role, ...(world && { world }) };
  const own = sights
    .filter(({ page }) => page === name)
    .map((sight) => ({ ...sight, world: sight.world ?? world }));
  const states: ScreenState[] = [];
  const gaps: Gap[] = [];
  const title = (key: EveryKey) => ({ key, title: everyState[key] });
  /** Adds a state of every page: as the page itself shows it, if it has a way of its own. */
  const add = (key: EveryKey, more: Partial<ScreenState>, reason?: string) => {
    const mine = own.find(({ as }) => as === key);
    // The same guard leads away from every page.
    const isUntested = !testedPages.includes(name) && (key in shared || 'arrives' in more);
    if (mine) states.push(stateOf(mine, usual));
    else if (reason !== undefined) gaps.push({ key, reason });
    else states.push({ ...title(key), ...usual, ...more, ...(isUntested && { isUntested }) });
  };

  add('Default', {});
  add('Phone', { viewport: 'phone' });
  add('Tablet', { viewport: 'tablet' });
  for (const viewer of ['guest', 'member', 'admin'] as const) {
    const arrives = wayFor(viewer, name, needs, at);
    if (viewer !== role) add(usualKey[viewer], { role: viewer, ...(arrives && { arrives }) });
  }
  const isForm = forms.includes(name) ? reasons.noContent : undefined;
  const isForGuests = forGuests.includes(name) ? reasons.forGuests : undefined;
  add('Loading', { scenario: ofEveryPage.Loading }, isForm);
  add('Slow', { scenario: ofEveryPage.Slow }, isForm);
  add('Empty', {}, reasons.noList);
  add('Failed', { scenario: ofEveryPage.Failed }, isForm);
  add('Offline', { scenario: ofEveryPage.Offline });
  add('LongText', { scenario: ofEveryPage.LongText }, isForm);
  const signedIn: Role = needs === 'admin' ? 'admin' : 'member';
  add('Suspended', { scenario: 'account.suspended', role: signedIn }, isForGuests);
  const noReward = needs === 'admin' ? reasons.noReward : isForGuests;
  add('Reward', { role: 'member', earnsDailyVisit: true }, noReward);
  const nowhere = missing[name];
  add('Missing', { at: nowhere ?? at }, nowhere ? undefined : reasons.noRecord);
  states.push(...own.filter(({ as }) => !as).map((sight) => stateOf(sight, usual)));
  return { ...namesOf(name), usual: usualKey[role], states, gaps };
}

const isSitePage = (name: string): name is Exclude<keyof typeof pages, 'admin'> =>
  name in pages && name !== 'admin';

/** The data tools: one screen, whose states are their forms and what they come to. */
const tools: ScreenRow = {
  ...namesOf(testerPage),
  usual: 'Admin',
  states: [
    ...testers.map((one): ScreenState => {
      const key = one.path.replaceAll(/(?:^|-)\w/g, (letter) =>
        letter.replace('-', '').toUpperCase(),
      );
      return { key, title: one.label, at: testerPath(one), role: 'admin' };
    }),
    ...sights
      .filter(({ page }) => page === 'tester')
      .map((sight) => stateOf(sight, { at: '', role: 'admin' })),
  ],
  gaps: [],
};

/** The states of every screen: those that each has, and its own. */
export const screenRows: ScreenRow[] = [
  ...Object.keys(pages)
    .filter(isSitePage)
    .map((name) => rowOf(name, pages[name].role, addresses[name] ?? pages[name].path)),
  ...(Object.keys(adminPages) as (keyof typeof adminPages)[]).map((name) =>
    rowOf(name, 'admin', addresses[name] ?? adminPath(name)),
  ),
  tools,
];
