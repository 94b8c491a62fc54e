import type { Notification } from '../../models/notification';
import type { Client } from './client';

/** A member's notifications, the latest first. */
export async function listedOf(client: Client): Promise<Notification[]> {
  const { notifications } = await client.ok('listNotifications', { query: { limit: 50 } });
  return notifications;
}

/** A member's notifications about one post, the latest first. */
export async function notificationsOf(client: Client, postId: string): Promise<Notification[]> {
  return (await listedOf(client)).filter((one) => one.postId === postId);
}
