import { pageAddresses } from '@contract/pages';

/** The groups of the admin's sidebar, in the order in which they stand. */
export const adminGroups = ['site', 'youtube', 'data'] as const;
export type AdminGroup = (typeof adminGroups)[number];

/** A page of the admin area. */
export interface AdminPageRow {
  /** Its address below `/admin`, as the router reads it. */
  path: string;
  /** Where the sidebar lists it; null for a page that another page leads to. */
  group: AdminGroup | null;
}

/**
 * The table of admin pages: the routes, the sidebar and the checks follow it. A row named `review`
 * is drawn by `src/screens/admin/ReviewScreen/ReviewScreen.tsx`. The sidebar has the rows in this
 * order, and only pages that work have a row. The first is also at `/admin` itself.
 */
export const adminPages = {
  review: { path: 'confirm', group: 'site' },
  reviewPost: { path: 'confirm/:postId', group: null },
  members: { path: 'members', group: 'site' },
  adminMember: { path: 'members/:userId', group: null },
  audit: { path: 'audit', group: 'site' },
  query: { path: 'query', group: 'site' },
  settings: { path: 'settings', group: 'site' },
  stockKeyword: { path: 'stock-keyword', group: 'data' },
} as const satisfies Record<string, AdminPageRow>;

type AdminPages = typeof adminPages;
export type AdminPageName = keyof AdminPages;

/** A page that the sidebar lists. */
export type ListedAdminPage = {
  [Name in AdminPageName]: AdminPages[Name] extends { group: AdminGroup } ? Name : never;
}[AdminPageName];

/** The pages of a group of the sidebar. */
export function adminPagesOf(group: AdminGroup): ListedAdminPage[] {
  return (Object.keys(adminPages) as AdminPageName[]).filter(
    (name): name is ListedAdminPage => adminPages[name].group === group,
  );
}

/** The address of an admin page, or of the record with an id on it. */
export function adminPath(name: AdminPageName, id?: string): string {
  const [path = ''] = adminPages[name].path.split('/:');
  return [pageAddresses.admin, path, ...(id === undefined ? [] : [id])].join('/');
}
