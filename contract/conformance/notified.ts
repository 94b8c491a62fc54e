import type { Notification } from '../models/notification';
import type { Client } from './client';

/** What somebody is told, the latest first. */
export async function listedOf(client: Client): Promise<Notification[]> {
  const { notifications } = await client.ok('listNotifications', { query: { limit: 50 } });
  return notifications;
}

/** What somebody is told of one post, the latest first. */
export async function notificationsOf(client: Client, postId: string): Promise<Notification[]> {
  return (await listedOf(client)).filter((one) => one.postId === postId);
}
