import type { DemoAccounts, DemoMails } from '@/config/demo';
import type { ComponentType } from 'react';

/** A site whose calls this browser answers itself. */
export interface Demo {
  /** The ribbon that says that this is a demo and offers to start over. */
  Ribbon: ComponentType;
  /** The accounts that its login page offers. */
  accounts: DemoAccounts;
  mails?: DemoMails;
}
