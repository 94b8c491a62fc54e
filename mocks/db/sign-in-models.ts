import { nullable, primaryKey } from '@mswjs/data';

/** What members sign in with, and their sessions. */
export const signInModels = {
  session: {
    token: primaryKey(String),
    /** Identifies the session for its member; it cannot be used to sign in. */
    id: String,
    memberId: Number,
    userAgent: String,
    createdAt: Number,
    lastSeenAt: Number,
    /** Null while it lasts. */
    endedAt: nullable<number>(Number),
  },
  /** A browser that has signed in to an account; see `contract/rules/members/devices`. */
  device: { token: primaryKey(String), memberId: Number, createdAt: Number },
  /** An authenticator app; only this mock world stores its secret where the page can read it. */
  totp: { memberId: primaryKey(Number), secret: String, lastStep: Number, createdAt: Number },
  recoveryCode: { code: primaryKey(String), memberId: Number },
  /** A provider's account that signs a member in; the id is the provider and its own id. */
  linkedAccount: {
    id: primaryKey(String),
    provider: String,
    memberId: Number,
    createdAt: Number,
    lastUsedAt: nullable<number>(Number),
  },
  /** A member who has proved to read the mails of their address. */
  provedEmail: { memberId: primaryKey(Number) },
  passkey: {
    id: primaryKey(String),
    memberId: Number,
    credentialId: String,
    publicKey: String,
    counter: Number,
    /** A JSON list. */
    transports: String,
    name: String,
    isSynced: Boolean,
    createdAt: Number,
    lastUsedAt: nullable<number>(Number),
  },
};
