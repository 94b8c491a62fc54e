import { table } from './table';

const rows = table('unconfirmedEmail');
const proved = table('provedEmail');

let isRequired = false;

/** The confirmation of new members' addresses, if the mock world requires it. */
export const emailConfirmation = {
  /** Turns the confirmation on or off. */
  require(on: boolean): void {
    isRequired = on;
  },
  isRequired: () => isRequired,
  ask: (memberId: number) => rows.insert({ memberId }),
  confirm(memberId: number): void {
    emailConfirmation.remove(memberId);
    proved.insert({ memberId });
  },
  remove(memberId: number): void {
    rows.remove({ memberId });
    proved.remove({ memberId });
  },
  /** Whether the member has proved to read the mails of their address. */
  isProved: (memberId: number) => proved.find({ memberId }) !== null,
  isMissing: (memberId: number) => isRequired && rows.find({ memberId }) !== null,
};
