import { nullable, primaryKey } from '@mswjs/data';
import type { ContentCategory, Timing } from '@contract/models/category';
import type { NotificationKind } from '@contract/models/notification';
import type { ReportAction, ReportReason, ReportTarget } from '@contract/models/report';
import type { SphereRole } from '@contract/models/sphere';
import type { AuditKind } from '@contract/rules/admin/audit';
import type { LedgerAction } from '@contract/rules/companion/ledger';
import type { ConsentName } from '@contract/rules/site/legal';
import type { LinkPurpose } from '@contract/rules/site/mail';
import type { PlantSpecies } from '@contract/rules/companion/plants';
import type { Reaction } from '@contract/rules/posts/reactions';
import type { BatchKind } from '@contract/rules/posts/saved-video';
import { signInModels } from './sign-in-models';

// The library stores only plain values: blocks are JSON, and a pair (who likes what) has one key.
export const models = {
  member: {
    id: primaryKey(Number),
    userName: String,
    email: String,
    /** Only this mock world stores it in plain text; null if nobody can sign in as this member. */
    password: nullable<string>(String),
    profileImage: nullable<string>(String),
    bio: String,
    waterDrops: Number,
    gems: Number,
    level: Number,
    experience: Number,
    adminLevel: Number,
    joinedAt: Number,
    /** When the account was deleted; the remaining row has no name and no login. */
    deletedAt: nullable<number>(Number),
  },
  /** Members who may not write. */
  suspension: {
    memberId: primaryKey(Number),
    reason: String,
    until: nullable<number>(Number),
    actorId: Number,
    createdAt: Number,
  },
  ...signInModels,
  /** A version of the terms or of the privacy policy that a member agreed to. */
  consent: {
    key: primaryKey(String),
    memberId: Number,
    name: String as () => ConsentName,
    version: String,
    agreedAt: Number,
  },
  /** A member with an unconfirmed address. */
  unconfirmedEmail: { memberId: primaryKey(Number) },
  /** A mail link; only this mock world stores its token. */
  mailLink: {
    token: primaryKey(String),
    purpose: String as () => LinkPurpose,
    memberId: Number,
    email: String,
    expiresAt: Number,
  },
  setupLink: { token: primaryKey(String), expiresAt: Number },
  /** A mail that a real server would send. */
  mail: {
    id: primaryKey(Number),
    from: String,
    to: String,
    subject: String,
    text: String,
    link: nullable<string>(String),
  },
  sphere: {
    id: primaryKey(Number),
    name: String,
    icon: String,
    description: String,
    memberCount: Number,
    position: Number,
    isClosed: Boolean,
  },
  sphereMember: {
    key: primaryKey(String),
    sphereId: Number,
    memberId: Number,
    role: String as () => SphereRole,
    joinedAt: Number,
  },
  post: {
    id: primaryKey(Number),
    authorId: Number,
    sphereId: nullable<number>(Number),
    title: nullable<string>(String),
    blocksJson: String,
    timing: nullable<Timing>(String as () => Timing),
    content: nullable<ContentCategory>(String as () => ContentCategory),
    apiSource: nullable<'manual' | 'youtube_api'>(String as () => 'manual' | 'youtube_api'),
    ...{ isPinned: Boolean, isNotice: Boolean, isConfirmed: Boolean, isRejected: Boolean },
    ...{ pinSphereId: nullable<number>(Number), pinPosition: nullable<number>(Number) },
    pinUntil: nullable<number>(Number),
    isBlinded: Boolean,
    createdAt: Number,
    /** The time of its first confirmation, which decides its place in the feed. */
    publishedAt: nullable<number>(Number),
    /** The reason for taking it down or rejecting it, until it is changed or confirmed. */
    revertReason: nullable<string>(String),
    /** The idempotency key of its author's form; null without one. */
    idempotencyKey: nullable<string>(String),
    /** The number of content changes. */
    revision: Number,
    changedAt: nullable<number>(Number),
    /** The last admin who decided about it; null for a script, and before the first decision. */
    reviewedBy: nullable<number>(Number),
    reviewedAt: nullable<number>(Number),
    ...{ likeCount: Number, dislikeCount: Number, commentCount: Number },
    ...{ shareCount: Number, viewCount: Number },
    /** When an undo of its batch removed it; it can be restored. Null while it exists. */
    removedAt: nullable<number>(Number),
  },
  postView: { key: primaryKey(String) },
  postShare: { key: primaryKey(String) },
  reaction: {
    key: primaryKey(String),
    postId: Number,
    memberId: Number,
    type: String as () => Reaction,
    createdAt: Number,
  },
  /** The likes that authors were notified of, by reaction key. */
  notifiedLike: { key: primaryKey(String), postId: Number, memberId: Number },
  savedPost: { key: primaryKey(String), memberId: Number, postId: Number, createdAt: Number },
  hiddenPost: { key: primaryKey(String), memberId: Number, postId: Number, createdAt: Number },
  mutedPost: { key: primaryKey(String), memberId: Number, postId: Number, createdAt: Number },
  block: { key: primaryKey(String), memberId: Number, blockedId: Number, createdAt: Number },
  follow: { key: primaryKey(String), memberId: Number, followedId: Number, createdAt: Number },
  favoriteVideo: { key: primaryKey(String), memberId: Number, videoId: String, createdAt: Number },
  comment: {
    id: primaryKey(Number),
    postId: Number,
    authorId: Number,
    parentId: nullable<number>(Number),
    replyToId: nullable<number>(Number),
    content: String,
    /** As `writeMentions` writes them. */
    mentions: nullable<string>(String),
    createdAt: Number,
    ...{ isEdited: Boolean, isDeleted: Boolean, isBlinded: Boolean },
    likeCount: Number,
  },
  commentLike: { key: primaryKey(String), commentId: Number, memberId: Number },
  report: {
    id: primaryKey(Number),
    memberId: Number,
    targetType: String as () => ReportTarget,
    targetId: Number,
    postId: Number,
    authorId: Number,
    reason: String as () => ReportReason,
    note: String,
    excerpt: String,
    createdAt: Number,
    /** When an admin settled it. */
    resolvedAt: nullable<number>(Number),
    resolvedBy: nullable<number>(Number),
    resolution: nullable<ReportAction>(String as () => ReportAction),
    resolutionReason: nullable<string>(String),
  },
  /** Actions of admins and events of accounts. */
  audit: {
    id: primaryKey(Number),
    actorId: nullable<number>(Number),
    action: String as () => AuditKind,
    subject: String,
    memberId: nullable<number>(Number),
    detail: String,
    before: nullable<string>(String),
    after: nullable<string>(String),
    bulkId: nullable<string>(String),
    createdAt: Number,
  },
  notification: {
    id: primaryKey(Number),
    memberId: Number,
    kind: String as () => NotificationKind,
    postId: nullable<number>(Number),
    commentId: nullable<number>(Number),
    actorId: nullable<number>(Number),
    level: nullable<number>(Number),
    reason: String,
    postTitle: String,
    /** How many other new posts it includes. */
    others: Number,
    isRead: Boolean,
    createdAt: Number,
  },
  pushDevice: {
    id: primaryKey(Number),
    memberId: Number,
    /** The session that requested it; the pushes end with that session. */
    sessionToken: String,
    endpoint: String,
    createdAt: Number,
  },
  notificationMute: { key: primaryKey(String), memberId: Number, kind: String },
  /** The bytes are stored separately, see files. */
  upload: {
    name: primaryKey(String),
    memberId: Number,
    width: Number,
    height: Number,
    bytes: Number,
    createdAt: Number,
  },
  /** Every change of a balance; the key prevents earning anything twice. */
  ledger: {
    key: primaryKey(String),
    id: Number,
    memberId: Number,
    action: String as () => LedgerAction,
    subjectId: Number,
    occasion: String,
    waterDrops: Number,
    gems: Number,
    experience: Number,
    plantExperience: Number,
    createdAt: Number,
  },
  companion: {
    memberId: primaryKey(Number),
    name: String,
    basePart: Number,
    accessoriesJson: String,
    level: Number,
    experience: Number,
    ...{ creativity: Number, sociability: Number, influence: Number, consistency: Number },
    /** The companion's state that the member has already seen. */
    announcedLevel: Number,
    ...{ announcedCreativity: Number, announcedSociability: Number },
    ...{ announcedInfluence: Number, announcedConsistency: Number },
    streakDays: Number,
    lastDay: nullable<string>(String),
    restedDay: nullable<string>(String),
  },
  plant: {
    id: primaryKey(Number),
    memberId: Number,
    species: String as () => PlantSpecies,
    level: Number,
    experience: Number,
    maxExperience: Number,
    waterings: Number,
    createdAt: Number,
  },
  /** `value` is JSON. */
  setting: { name: primaryKey(String), value: String },
  /** A value of the moderation's settings, JSON. */
  moderation: { name: primaryKey(String), value: String },
  /** How much of a day's quota is used, by its account and day. */
  upstreamQuota: { key: primaryKey(String), used: Number },
  toolCall: {
    id: primaryKey(Number),
    memberId: Number,
    recordJson: String,
    tester: String,
    createdAt: Number,
  },
  importBatch: {
    id: primaryKey(String),
    kind: String as () => BatchKind,
    memberId: nullable<number>(Number),
    conditions: nullable<string>(String),
    createdAt: Number,
    undoneAt: nullable<number>(Number),
  },
  importedVideo: { videoId: primaryKey(String), postId: Number, batchId: String },
  /** A collected channel, and the first day in Seoul when it was counted. */
  countedChannel: {
    channelId: primaryKey(String),
    categoryId: nullable<string>(String),
    since: Number,
  },
  /** An imported video, for each region that contained it. */
  countedVideo: { key: primaryKey(String), videoId: String, region: String, since: Number },
  savedQuery: { id: primaryKey(Number), name: String, query: String, createdAt: Number },
  /** The last id of each kind, so that ids of deleted records are never reused. */
  counter: { kind: primaryKey(String), last: Number },
};

export type TableName = keyof typeof models;
