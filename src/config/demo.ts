/** How to sign in to an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** The accounts that a demo offers; only the demo's own build has them. */
export type DemoAccounts = Record<'member' | 'admin', Credentials>;
