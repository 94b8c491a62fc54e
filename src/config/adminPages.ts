import { pageAddresses } from '@contract/pages';
import { testers } from '@contract/testers';
import type { Tester } from '@contract/testers/types';

/** The groups of the admin's sidebar, in display order. */
export const adminGroups = ['site', 'youtube', 'data'] as const;
export type AdminGroup = (typeof adminGroups)[number];

/** A page of the admin area. */
export interface AdminPageRow {
  /** Its address below `/admin`, as a router pattern. */
  path: string;
  /** Its group in the sidebar; null for a subpage of another page. */
  group: AdminGroup | null;
  /** The path of the data tool before it in the sidebar; by default the page comes before the tools. */
  after?: string;
}

/**
 * The table of admin pages: the routes, the sidebar and the checks follow it. A row named `review`
 * is drawn by `src/screens/admin/ReviewScreen/ReviewScreen.tsx`. The sidebar has the rows in this
 * order, and only finished pages have a row. The first is also at `/admin` itself.
 *
 * A data tool has no row: its address and its place in the sidebar come from its descriptor, and
 * one screen draws all of them.
 */
export const adminPages = {
  review: { path: 'confirm', group: 'site' },
  reviewPost: { path: 'confirm/:postId', group: null },
  members: { path: 'members', group: 'site' },
  adminMember: { path: 'members/:userId', group: null },
  adminSpheres: { path: 'spheres', group: 'site' },
  audit: { path: 'audit', group: 'site' },
  query: { path: 'query', group: 'site' },
  settings: { path: 'settings', group: 'site' },
  backups: { path: 'backups', group: 'site' },
  status: { path: 'status', group: 'site' },
  stockKeyword: { path: 'stock-keyword', group: 'data', after: 'news-api' },
} as const satisfies Record<string, AdminPageRow>;

/** The name of the screen that draws every data tool. */
export const testerPage = 'tester';

type AdminPages = typeof adminPages;
export type AdminPageName = keyof AdminPages;

/** A page in the sidebar. */
export type ListedAdminPage = {
  [Name in AdminPageName]: AdminPages[Name] extends { group: AdminGroup } ? Name : never;
}[AdminPageName];

/** An entry of the sidebar: a page of the table or a data tool, and its address. */
export type AdminEntry =
  { path: string; page: ListedAdminPage } | { path: string; page: null; tester: Tester };

const addressOf = (path: string) => `${pageAddresses.admin}/${path}`;

const rowOf = (name: AdminPageName): AdminPageRow => adminPages[name];

const isListed = (name: AdminPageName): name is ListedAdminPage => rowOf(name).group !== null;

/** The entries of a sidebar group. @param among the existing data tools */
export function adminEntriesOf(group: AdminGroup, among = testers): AdminEntry[] {
  const pages = (Object.keys(adminPages) as AdminPageName[])
    .filter(isListed)
    .filter((name) => rowOf(name).group === group);
  const entriesAfter = (path?: string) =>
    pages
      .filter((name) => rowOf(name).after === path)
      .map((page): AdminEntry => ({ path: adminPath(page), page }));
  const ofTesters = among
    .filter((tester) => tester.group === group)
    .flatMap((tester): AdminEntry[] => [
      { path: testerPath(tester), page: null, tester },
      ...entriesAfter(tester.path),
    ]);
  return [...entriesAfter(), ...ofTesters];
}

/** The address of an admin page, or of one of its records. */
export function adminPath(name: AdminPageName, id?: string): string {
  const [path = ''] = adminPages[name].path.split('/:');
  return [addressOf(path), ...(id === undefined ? [] : [id])].join('/');
}

/** The address of a data tool. */
export function testerPath({ path }: Pick<Tester, 'path'>): string {
  return addressOf(path);
}

/** The data tool at an address, in any spelling that leads there; null elsewhere. */
export function testerAt(pathname: string, among = testers): Tester | null {
  const place = pathname.toLowerCase().replace(/\/+$/, '');
  return among.find((tester) => testerPath(tester) === place) ?? null;
}
