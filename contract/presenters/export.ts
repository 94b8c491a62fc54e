import type { Consent } from '../legal/consents';
import type { Actor } from '../policies/actor';
import { formatId } from '../rules/site/ids';
import type { NotificationSettings } from '../rules/site/notifications';
import { findPart } from '../rules/companion/parts';
import type { LinkedAccount } from '../rules/members/login-providers';
import type { PasskeyRecord } from '../rules/members/passkeys';
import type { PushDeviceRecord } from '../rules/members/push';
import type { Reaction } from '../rules/posts/reactions';
import { readSignInDetail, type SignInKind } from '../rules/members/sign-ins';
import { uploadUrl } from '../rules/site/uploads';
import { presentCharacter, presentPlacedParts, type CompanionRecord } from './companion';
import { isoDate } from './iso-date';
import {
  presentBlocked,
  presentFollowed,
  presentMember,
  presentSessions,
  type BlockedRecord,
  type FollowedRecord,
  type MemberRecord,
  type SessionRecord,
} from './member';
import { presentLinkedAccount } from './linked-account';
import { presentPasskey } from './passkey';
import { presentPushDevice } from './push';
import { presentPlant, type PlantRecord } from './plant';
import { presentOwnReport, type OwnReportRecord } from './report';
import { presentSphere, type SphereRecord } from './sphere';

/** A record stored since `createdAt`, ms. */
interface Kept {
  createdAt: number;
}

/**
 * A member's other stored records (all except posts, comments, notifications and the ledger),
 * latest first.
 */
export interface KeptRecords {
  reactions: readonly { postId: number; type: Reaction }[];
  commentLikes: readonly { commentId: number; postId: number }[];
  saved: readonly (Kept & { postId: number })[];
  hidden: readonly (Kept & { postId: number })[];
  muted: readonly (Kept & { postId: number })[];
  favorites: readonly (Kept & { videoId: string })[];
  blocked: readonly BlockedRecord[];
  follows: readonly FollowedRecord[];
  notificationSettings: NotificationSettings;
  consents: readonly (Consent & { agreedAt: number })[];
  pushDevices: readonly PushDeviceRecord[];
  reports: readonly OwnReportRecord[];
  /** Sizes in bytes and pixels. */
  uploads: readonly (Kept & { name: string; bytes: number; width: number; height: number })[];
  spheres: readonly SphereRecord[];
  sessions: readonly SessionRecord[];
  /** The known browsers of the account; nothing else is stored about them. */
  devices: readonly Kept[];
  passkeys: readonly PasskeyRecord[];
  linkedAccounts: readonly LinkedAccount[];
  companion: CompanionRecord;
  plants: readonly PlantRecord[];
  /** The parts that the member bought. */
  ownedParts: readonly (Kept & { partId: number })[];
}

/** A password entered for the account, or a new one. */
interface SignInRecord extends Kept {
  kind: SignInKind;
  /** The output of `signInDetail`. */
  detail: string;
}

/** An entry of the sign-ins in the export. */
export function presentSignIn({ kind, detail, createdAt }: SignInRecord) {
  const { address, device = null } = readSignInDetail(detail);
  return { kind, address, device, at: isoDate(createdAt) };
}

const presentMark = ({ postId, createdAt }: Kept & { postId: number }) => ({
  postId: formatId('post', postId),
  at: isoDate(createdAt),
});

/** The beginning of the export. @param joinedAt ms @param now the present, ms */
export function presentExportHead(
  member: MemberRecord & { joinedAt: number },
  actor: Actor,
  now: number,
) {
  return {
    success: true as const,
    exportedAt: isoDate(now),
    user: presentMember(member, actor),
    joinedAt: isoDate(member.joinedAt),
  };
}

/** The lists of the export that are read together. */
export function presentKept(kept: KeptRecords) {
  return {
    likes: kept.reactions.map(({ postId, type }) => ({ postId: formatId('post', postId), type })),
    commentLikes: kept.commentLikes.map(({ commentId, postId }) => ({
      commentId: formatId('comment', commentId),
      postId: formatId('post', postId),
    })),
    saved: kept.saved.map(presentMark),
    hidden: kept.hidden.map(presentMark),
    muted: kept.muted.map(presentMark),
    favoriteVideos: kept.favorites.map(({ videoId, createdAt }) => ({
      videoId,
      at: isoDate(createdAt),
    })),
    blocked: kept.blocked.map(presentBlocked),
    follows: kept.follows.map(presentFollowed),
    notificationSettings: kept.notificationSettings,
    consents: kept.consents.map(({ name, version, agreedAt }) => ({
      name,
      version,
      at: isoDate(agreedAt),
    })),
    pushDevices: kept.pushDevices.map(presentPushDevice),
    reports: kept.reports.map(presentOwnReport),
    uploads: kept.uploads.map(({ name, bytes, width, height, createdAt }) => ({
      url: uploadUrl(name),
      size: bytes,
      width,
      height,
      at: isoDate(createdAt),
    })),
    spheres: kept.spheres.map(presentSphere),
    sessions: presentSessions(kept.sessions),
    devices: kept.devices.map(({ createdAt }) => ({ at: isoDate(createdAt) })),
    passkeys: kept.passkeys.map(presentPasskey),
    linkedAccounts: kept.linkedAccounts.map(presentLinkedAccount),
    character: {
      ...presentCharacter(kept.companion),
      equippedAccessories: presentPlacedParts(kept.companion),
    },
    plants: kept.plants.map(presentPlant),
    ownedParts: kept.ownedParts.map(({ partId, createdAt }) => ({
      partId: formatId('part', partId),
      name: findPart(partId)?.name ?? '',
      at: isoDate(createdAt),
    })),
  };
}
