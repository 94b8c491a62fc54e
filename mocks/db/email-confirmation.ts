import { table } from './table';

const rows = table('unconfirmedEmail');

let isRequired = false;

/** The confirmation of new members' addresses, if the mock world requires it. */
export const emailConfirmation = {
  /** Turns the confirmation on or off. */
  require(on: boolean): void {
    isRequired = on;
  },
  isRequired: () => isRequired,
  ask: (memberId: number) => rows.insert({ memberId }),
  confirm: (memberId: number) => rows.remove({ memberId }),
  isMissing: (memberId: number) => isRequired && rows.find({ memberId }) !== null,
};
