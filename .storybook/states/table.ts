import {
  adminPages,
  adminPath,
  testerPage,
  testerPath,
  type AdminPageName,
} from '@/config/adminPages';
import { pages, screenOf, type PageName, type PageRow } from '@/config/pages';
import { memberPath, pageAddresses, postPath } from '@contract/pages';
import { testers } from '@contract/testers';
import { scenarios, type ScenarioName } from '@mocks/scenarios';
import type { Role } from '@mocks/world';
import { roles } from '../choices';
import type { viewports } from '../toolbars';

/** A state of a screen, of which a story is made. */
export interface ScreenState {
  /** Its name in the code and in the address. */
  key: string;
  /** Its name in the sidebar. */
  title: string;
  at: string;
  role: Role;
  scenario?: ScenarioName;
  viewport?: keyof typeof viewports;
  earnsDailyVisit?: boolean;
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
  states: ScreenState[];
  gaps: Gap[];
}

type AnyPage = Exclude<PageName, 'admin'> | AdminPageName;

/** Addresses of pages that need more than their path. */
const addresses: Partial<Record<AnyPage, string>> = {
  post: postPath(2),
  member: memberPath(3),
  my: pageAddresses.my,
  categoryRanking: `${pageAddresses.categoryRanking}?period=month`,
  playboardVideos: `${pageAddresses.playboardVideos}?period=month`,
  resetPassword: `${pageAddresses.resetPassword}#a-token`,
  confirmEmail: `${pageAddresses.confirmEmail}#a-token`,
  reviewPost: adminPath('reviewPost', 'post955'),
  adminMember: adminPath('adminMember', 'user1'),
};

/** Where nothing is, on pages of one record. */
const missing: Partial<Record<AnyPage, string>> = {
  post: postPath(99_999),
  member: memberPath(99_999),
  reviewPost: adminPath('reviewPost', 'post99999'),
  adminMember: adminPath('adminMember', 'user99999'),
};

const ofRankings: ScenarioName[] = ['rankings.empty', 'rankings.collecting'];

/** Scenarios that a page shows as it opens, beside those that every page has. */
const own: Partial<Record<AnyPage, ScenarioName[]>> = {
  home: [
    'feed.failed',
    'feed.empty',
    'feed.loading',
    'feed.long',
    'settings.hidden',
    'profile.failed',
    'notifications.streamDown',
  ],
  post: ['post.failed', 'post.missing', 'post.loading', 'comments.failed'],
  member: ['member.failed', 'member.loading', 'my.failed', 'my.empty', 'my.loading'],
  spheres: ['spheres.failed', 'spheres.empty', 'spheres.loading'],
  trending: [
    'trending.failed',
    'trending.exhausted',
    'trending.limited',
    'trending.empty',
    'trending.stale',
    'trending.counted',
    'trending.loading',
  ],
  playboardChannels: ofRankings,
  playboardVideos: [...ofRankings, 'rankings.none'],
  channelRanking: ofRankings,
  categoryRanking: [...ofRankings, 'rankings.none'],
  timeRanking: [...ofRankings, 'rankings.none'],
  newChannelRanking: ofRankings,
  terms: ['legal.failed', 'legal.loading'],
  confirmEmail: ['mail.checking', 'mail.checkFailed'],
  resetPassword: ['mail.checking', 'mail.checkFailed'],
  my: ['my.failed', 'my.empty', 'my.loading'],
  garden: ['garden.failed', 'garden.empty', 'garden.loading', 'garden.poor'],
  character: ['character.failed', 'character.loading', 'character.missing'],
  review: [
    'review.failed',
    'review.empty',
    'review.loading',
    'reports.failed',
    'reports.empty',
    'overview.failed',
  ],
  reviewPost: ['reviewPost.failed', 'reviewPost.loading', 'reviewPost.commentsFailed'],
  members: ['members.failed', 'members.loading'],
  adminMember: [
    'adminMember.failed',
    'adminMember.loading',
    'adminMember.ledgerFailed',
    'adminMember.ledgerLoading',
  ],
  audit: ['audit.failed', 'audit.loading'],
  query: ['query.schemaFailed', 'query.notSetUp'],
  settings: ['adminSettings.failed', 'adminSettings.loading'],
  stockKeyword: [
    'stock.failed',
    'stock.empty',
    'stock.noKeyword',
    'stock.portal',
    'stock.loading',
    'quotas.failed',
  ],
};

const noContent = '열 때 서버에서 불러오는 내용이 없습니다.';

/** Pages that are forms: they ask the server for nothing as they open. */
const forms: AnyPage[] = ['login', 'signup', 'forgotPassword', 'resetPassword', 'confirmEmail'];

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
  Failed: '불러오지 못함',
  Offline: '오프라인',
  LongText: '긴 글',
  Suspended: '활동 정지',
  Reward: '오늘의 보상',
  Missing: '없는 주소',
} as const;
type EveryKey = keyof typeof everyState;

/** `feed.moreFailed` as `FeedMoreFailed`. */
const keyOf = (name: ScenarioName): string =>
  name.replaceAll(/(?:^|\.)\w/g, (letter) => letter.replace('.', '').toUpperCase());

/** The names of a screen: its component's, and its title in Storybook. */
function namesOf(name: string): Pick<ScreenRow, 'screen' | 'title'> {
  const screen = screenOf(name);
  const folder = name in adminPages || name === testerPage ? 'screens/admin' : 'screens';
  return { screen, title: `${folder}/${screen}/States` };
}

function rowOf(name: AnyPage, needs: PageRow['role'], at: string): ScreenRow {
  const role: Role = needs === 'anyone' ? 'guest' : needs;
  const signedIn: Role = needs === 'admin' ? 'admin' : 'member';
  const states: ScreenState[] = [];
  const gaps: Gap[] = [];
  const add = (key: EveryKey, more: Partial<ScreenState> = {}) =>
    states.push({ key, title: everyState[key], at, role, ...more });
  const skip = (key: EveryKey, reason: string) => gaps.push({ key, reason });

  add('Default');
  add('Phone', { viewport: 'phone' });
  add('Tablet', { viewport: 'tablet' });
  add('Guest', { role: 'guest' });
  add('Member', { role: 'member' });
  add('Admin', { role: 'admin' });
  const contents = { Loading: 'network.loading', Slow: 'network.slow', Failed: 'network.failed' };
  for (const [key, scenario] of Object.entries(contents) as [EveryKey, ScenarioName][]) {
    if (forms.includes(name)) skip(key, noContent);
    else add(key, { scenario });
  }
  add('Offline', { scenario: 'network.down' });
  if (forms.includes(name)) skip('LongText', noContent);
  else add('LongText', { scenario: 'text.long' });
  add('Suspended', { scenario: 'account.suspended', role: signedIn });
  if (needs === 'admin') skip('Reward', '관리자 화면은 보상을 알리지 않습니다.');
  else add('Reward', { role: 'member', earnsDailyVisit: true });
  const nowhere = missing[name];
  if (nowhere) add('Missing', { at: nowhere });
  else skip('Missing', '글이나 멤버 하나를 여는 주소가 아닙니다.');

  for (const scenario of own[name] ?? []) {
    const { title } = scenarios[scenario];
    const isOfMember = ['settings.hidden', 'profile.failed'].includes(scenario);
    states.push({
      key: keyOf(scenario),
      title,
      at,
      role: isOfMember ? signedIn : role,
      scenario,
    });
  }
  return { ...namesOf(name), states, gaps };
}

const names = (Object.keys(pages) as PageName[]).filter(
  (name): name is Exclude<PageName, 'admin'> => name !== 'admin',
);
const adminNames = Object.keys(adminPages) as AdminPageName[];
const tester = testers.map((one): ScreenState => {
  const key = one.path.replaceAll(/(?:^|-)\w/g, (letter) => letter.replace('-', '').toUpperCase());
  return { key, title: one.label, at: testerPath(one), role: 'admin' };
});

/** The states of every screen: those that each has, and its own. */
export const screenRows: ScreenRow[] = [
  ...names.map((name) => rowOf(name, pages[name].role, addresses[name] ?? pages[name].path)),
  ...adminNames.map((name) => rowOf(name, 'admin', addresses[name] ?? adminPath(name))),
  { ...namesOf(testerPage), states: tester, gaps: [] },
];
