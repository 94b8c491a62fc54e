import { pageAddresses } from './pages';

const at = pageAddresses;

/**
 * Paths that programs should not read: a member's own pages, the forms that lead to them, and paths
 * that are not pages. In a separate file because the site itself does not need it.
 */
export const closedToPrograms: readonly string[] = [
  '/api/',
  ...[at.login, at.signup, at.forgotPassword, at.resetPassword, at.confirmEmail, at.setup],
  ...[at.write, at.writeYoutube, at.my, at.character, at.garden, at.admin],
];
