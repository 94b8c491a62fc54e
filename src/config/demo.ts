/** How to sign in to an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** A mail that the demo would have sent. */
export interface DemoMail {
  id: number;
  subject: string;
  text: string;
  /** The path of its link. */
  link: string | null;
}

/** What the demo would have sent to an address, the latest first. */
export type DemoMails = (to: string) => DemoMail[];

/** The accounts that a demo offers; only the demo's own build has them. */
export interface DemoAccounts {
  member: Credentials;
  /** With the key that the query tool asks for. */
  admin: Credentials & { adminKey: string };
}
