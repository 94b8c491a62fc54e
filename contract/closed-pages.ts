import { pageAddresses } from './pages';

const { home: _home, member: _member, post: _post, ...closed } = pageAddresses;

/**
 * Paths that programs should not read: a member's own pages, the forms that lead to them, and paths
 * that are not pages. The site itself needs none of this, hence the file of its own.
 */
export const closedToPrograms: readonly string[] = ['/api/', ...Object.values(closed)];
