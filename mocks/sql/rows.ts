import { seoulTimestamp } from '@contract/rules/site/time';
import { categoryTitle } from '@contract/rules/posts/video-categories';
import { rankings } from '../db/rankings';
import { settings } from '../db/settings';
import { table } from '../db/table';
import type { TableRows } from './types';

const timeOf = (moment: number | null) => (moment === null ? null : seoulTimestamp(moment));

/** The mock world as the six tables of the query tool, in the order of their columns. */
export function tableRows(): TableRows {
  const now = Date.now();
  return {
    user: table('member')
      .list()
      .map((one) => [
        ...[one.id, one.userName, one.profileImage, one.bio, one.level, one.experience],
        ...[one.waterDrops, one.gems, one.adminLevel, seoulTimestamp(one.joinedAt)],
        timeOf(one.deletedAt),
      ]),
    sphere: table('sphere')
      .list()
      .map((one) => [
        ...[one.id, one.name, one.icon, one.description, one.memberCount, one.position],
        Number(one.isClosed),
      ]),
    sphere_member: table('sphereMember')
      .list()
      .map((one) => [one.sphereId, one.memberId, one.role, seoulTimestamp(one.joinedAt)]),
    post: table('post')
      .list()
      .map((one) => [
        ...[one.id, one.authorId, one.sphereId, one.title, one.blocksJson, one.timing, one.content],
        ...[one.apiSource, Number(one.isPinned), Number(one.isConfirmed)],
        ...[one.likeCount, one.dislikeCount, one.commentCount, one.shareCount, one.viewCount],
        ...[seoulTimestamp(one.createdAt), timeOf(one.publishedAt), null],
      ]),
    youtube_channels: rankings
      .allChannels(now)
      .map(({ thing: one }) => [
        ...[one.channelId, one.title, one.thumbnailUrl, one.subscriberCount, one.viewCount],
        ...[one.videoCount, one.categoryId === null ? null : categoryTitle(one.categoryId)],
        ...[one.country, timeOf(one.createdAt), seoulTimestamp(now)],
      ]),
    admin_settings: Object.entries(settings.read()).flatMap(([name, value]) =>
      typeof value === 'boolean' ? [[name, Number(value)]] : [],
    ),
  };
}
