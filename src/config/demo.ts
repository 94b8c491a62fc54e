/** The login of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** A mail that the demo would have sent. */
export interface DemoMail {
  id: number;
  subject: string;
  text: string;
  /** The path of the link in it. */
  link: string | null;
}

/** The mails that the demo would have sent to an address, latest first. */
export type DemoMails = (to: string) => DemoMail[];

/** The accounts that a demo offers; only the demo's own build has them. */
export interface DemoAccounts {
  member: Credentials;
  /** With the key for the query tool. */
  admin: Credentials & { adminKey: string };
}
