import * as v from 'valibot';
import { ActivitySchema } from '../models/activity';
import { CharacterSchema, EquippedAccessorySchema } from '../models/character';
import { CommentSchema } from '../models/comment';
import { idOutput } from '../models/ids';
import { EmailSchema, MemberSchema, PasswordSchema, TypedPasswordSchema } from '../models/member';
import { NotificationSchema, NotificationSettingsSchema } from '../models/notification';
import { CursorSchema, limitSchema, PaginationSchema } from '../models/paging';
import { LinkedAccountSchema } from '../models/login-provider';
import { PasskeySchema } from '../models/passkey';
import { PlantSchema } from '../models/plant';
import { PostSchema } from '../models/post';
import { ReportReasonSchema, ReportTargetSchema } from '../models/report';
import { SphereSchema } from '../models/sphere';
import { consentNames } from '../rules/site/legal';
import { signInKinds } from '../rules/members/sign-ins';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { FollowedMemberSchema } from './follows';
import { PushDeviceSchema } from './push';

const query = v.object({ limit: limitSchema(20), cursor: CursorSchema });
const posts = ok({ posts: v.array(PostSchema), pagination: PaginationSchema });
const timestamp = v.pipe(v.string(), v.isoTimestamp());
const MyCommentSchema = v.object({ ...CommentSchema.entries, postTitle: v.string() });
const BlockedMemberSchema = v.object({
  user_id: idOutput('user'),
  user_name: v.string(),
  profile_image: v.nullable(v.string()),
  blockedAt: timestamp,
});

export const listMyComments = endpoint({
  summary: "The own comments with their posts' titles, latest first",
  access: 'member',
  query,
  response: ok({ comments: v.array(MyCommentSchema), pagination: PaginationSchema }),
});

export const listMyLikes = endpoint({
  summary: 'The posts the member likes, latest like first',
  access: 'member',
  query,
  response: posts,
});

export const listMySaved = endpoint({
  summary: "The member's saved posts, latest first",
  access: 'member',
  query,
  response: posts,
});

export const listMyHidden = endpoint({
  summary: 'The posts the member hid, latest first',
  access: 'member',
  query,
  response: posts,
});

export const listMyBlocks = endpoint({
  summary: 'The members the member blocked, latest first',
  access: 'member',
  response: ok({ users: v.array(BlockedMemberSchema) }),
});

export const listMyActivity = endpoint({
  summary: 'The own actions and rewards, latest first',
  access: 'member',
  query,
  response: ok({ entries: v.array(ActivitySchema), pagination: PaginationSchema }),
});

/** A current or past session of a member. */
export const SessionSchema = v.object({
  /** Identifies the session; it cannot be used to sign in. */
  sessionId: v.string(),
  isCurrent: v.boolean(),
  /** The browser's `User-Agent` at login; empty if it did not send one. */
  userAgent: v.string(),
  createdAt: timestamp,
  /** Exact to the hour. */
  lastSeenAt: timestamp,
  /** When the session ended; null while it lasts. Only the export and admins see ended ones. */
  endedAt: v.nullable(timestamp),
});

export const listSessions = endpoint({
  summary: 'The own sessions: this one first, then the latest seen',
  access: 'member',
  response: ok({ sessions: v.array(SessionSchema) }),
});

export const endSession = endpoint({
  summary: 'Ends one of the own sessions',
  access: 'member',
  whileSuspended: true,
  unlimited: true,
  params: v.object({
    sessionId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, validationTexts.id)),
  }),
  response: ok({}),
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = endpoint({
  summary: 'Ends every session but this one',
  access: 'member',
  whileSuspended: true,
  unlimited: true,
  response: ok({ ended: v.number() }),
});

export const getNameProposal = endpoint({
  summary: 'A free name for a member who shares theirs; null if the name is their own',
  access: 'member',
  response: ok({ proposal: v.nullable(v.string()) }),
});

export const changePassword = endpoint({
  summary: 'Sets a new password and ends every other session',
  access: 'member',
  whileSuspended: true,
  body: v.object({ currentPassword: TypedPasswordSchema, newPassword: PasswordSchema }),
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
});

export const changeEmail = endpoint({
  summary: 'Mails a link that confirms a new address; the response is the same for a taken one',
  access: 'member',
  whileSuspended: true,
  body: v.object({ password: TypedPasswordSchema, email: EmailSchema }),
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
});

export const deleteMe = endpoint({
  summary:
    'Deletes the account for good: posts, comments, likes and memberships go, the email is free again',
  access: 'member',
  whileSuspended: true,
  body: v.object({ password: TypedPasswordSchema }),
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
});

export const exportMe = endpoint({
  summary: 'All data of the member in one file',
  access: 'member',
  // Rate-limited because an export reads a lot.
  errors: ['RATE_LIMITED'],
  response: ok({
    exportedAt: timestamp,
    user: MemberSchema,
    joinedAt: timestamp,
    posts: v.array(PostSchema),
    comments: v.array(MyCommentSchema),
    likes: v.array(v.object({ postId: idOutput('post'), type: v.picklist(['like', 'dislike']) })),
    commentLikes: v.array(v.object({ commentId: idOutput('comment'), postId: idOutput('post') })),
    saved: v.array(v.object({ postId: idOutput('post'), at: timestamp })),
    hidden: v.array(v.object({ postId: idOutput('post'), at: timestamp })),
    muted: v.array(v.object({ postId: idOutput('post'), at: timestamp })),
    favoriteVideos: v.array(v.object({ videoId: v.string(), at: timestamp })),
    blocked: v.array(BlockedMemberSchema),
    follows: v.array(FollowedMemberSchema),
    reports: v.array(
      v.object({
        targetType: ReportTargetSchema,
        targetId: v.string(),
        postId: idOutput('post'),
        reason: ReportReasonSchema,
        note: v.string(),
        at: timestamp,
      }),
    ),
    /** Every stored upload of the member, sizes in bytes and pixels. */
    uploads: v.array(
      v.object({
        url: v.string(),
        size: v.number(),
        width: v.number(),
        height: v.number(),
        at: timestamp,
      }),
    ),
    notifications: v.array(NotificationSchema),
    notificationSettings: NotificationSettingsSchema,
    /** The member's consents: versions of the terms and the privacy policy, and their age. */
    consents: v.array(
      v.object({ name: v.picklist(consentNames), version: v.string(), at: timestamp }),
    ),
    /** The devices that receive push messages. */
    pushDevices: v.array(PushDeviceSchema),
    spheres: v.array(SphereSchema),
    sessions: v.array(SessionSchema),
    /** The known browsers of the account, with the time of their last sign-in. */
    devices: v.array(v.object({ at: timestamp })),
    passkeys: v.array(PasskeySchema),
    linkedAccounts: v.array(LinkedAccountSchema),
    /**
     * Password entries for the account within the last 180 days, right and wrong, and each new
     * password: when, from where, and whether on a known device (null if a session asked).
     */
    signIns: v.array(
      v.object({
        kind: v.picklist(signInKinds),
        at: timestamp,
        address: v.string(),
        device: v.nullable(v.picklist(['known', 'new'])),
      }),
    ),
    character: v.object({
      ...CharacterSchema.entries,
      equippedAccessories: v.array(EquippedAccessorySchema),
    }),
    plants: v.array(PlantSchema),
    /** Parts that the member bought, or already owned before they had a price. */
    ownedParts: v.array(v.object({ partId: idOutput('part'), name: v.string(), at: timestamp })),
    /** All entries of `listMyActivity`. */
    ledger: v.array(ActivitySchema),
  }),
});
