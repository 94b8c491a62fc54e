import * as v from 'valibot';
import { idInput } from '../models/ids';
import { shortList } from '../models/list';
import { NotificationSchema, NotificationSettingsSchema } from '../models/notification';
import { CursorSchema, limitSchema, PaginationSchema } from '../models/paging';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const listNotifications = endpoint('listNotifications', {
  summary: 'What a member is told, the latest first, and how much of it is unread',
  access: 'member',
  query: v.object({ limit: limitSchema(20), cursor: CursorSchema }),
  response: ok({
    notifications: v.array(NotificationSchema),
    unreadCount: v.number(),
    pagination: PaginationSchema,
  }),
});

export const readNotifications = endpoint('readNotifications', {
  summary: 'Marks notifications as read: the named ones, or without names all of them',
  access: 'member',
  whileSuspended: true,
  body: v.object({
    ids: v.optional(
      shortList(idInput('notification'), 100, validationTexts.field, validationTexts.field),
    ),
  }),
  response: ok({ unreadCount: v.number() }),
});

const settings = ok({ settings: NotificationSettingsSchema });

export const getNotificationSettings = endpoint('getNotificationSettings', {
  summary: 'Which kinds of notifications a member gets',
  access: 'member',
  response: settings,
});

export const updateNotificationSettings = endpoint('updateNotificationSettings', {
  summary:
    'Switches kinds of notifications on and off; what is left out stays as it is. A kind that is off is not written from then on',
  access: 'member',
  whileSuspended: true,
  body: v.partial(NotificationSettingsSchema),
  response: settings,
});
