import { table } from './table';

const rows = table('unconfirmedEmail');

let isRequired = false;

/** The confirmation of newcomers' addresses, where the mock world asks for it. */
export const emailConfirmation = {
  /** Asks newcomers for it, or for nothing. */
  require(on: boolean): void {
    isRequired = on;
  },
  isRequired: () => isRequired,
  ask: (memberId: number) => rows.insert({ memberId }),
  confirm: (memberId: number) => rows.remove({ memberId }),
  isMissing: (memberId: number) => isRequired && rows.find({ memberId }) !== null,
};
