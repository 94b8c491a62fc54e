import { members } from './members';
import { table } from './table';

const links = table('setupLink');

/** The setup of a site without an admin. */
export const setup = {
  /** Makes the site one without an admin, with a link that is valid until `expiresAt` (ms). */
  begin(token: string, expiresAt: number): void {
    for (const id of members.adminIds()) members.setAdminLevel(id, 0);
    links.insert({ token, expiresAt });
  },
  isOpen(token: string, now: number): boolean {
    const link = links.find({ token });
    return link !== null && link.expiresAt > now && members.adminIds().length === 0;
  },
  end: () => links.remove({}),
};
