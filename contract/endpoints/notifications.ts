import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { shortList } from '../models/list';
import { NotificationSchema, NotificationSettingsSchema } from '../models/notification';
import { CursorSchema, limitSchema, PaginationSchema } from '../models/paging';
import { notificationGroups } from '../rules/site/notifications';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const listNotifications = endpoint({
  summary:
    'The own notifications, all or of a group, latest first, with the number of all unread ones',
  access: 'member',
  query: v.object({
    limit: limitSchema(20),
    cursor: CursorSchema,
    group: v.optional(v.picklist(notificationGroups, validationTexts.field)),
  }),
  response: ok({
    notifications: v.array(NotificationSchema),
    unreadCount: v.number(),
    pagination: PaginationSchema,
  }),
});

export const readNotifications = endpoint({
  summary: 'Marks the named notifications as read, or all without names',
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

export const getNotificationSettings = endpoint({
  summary: 'The kinds of notifications that the member receives',
  access: 'member',
  response: settings,
});

export const updateNotificationSettings = endpoint({
  summary:
    'Switches kinds of notifications; left out kinds stay. A kind that is off is no longer written',
  access: 'member',
  whileSuspended: true,
  body: v.partial(NotificationSettingsSchema),
  response: settings,
});

const muted = ok({ postId: idOutput('post'), isMuted: v.boolean() });

export const mutePost = endpoint({
  summary: 'Stops further notifications about a post, except decisions about it',
  access: 'member',
  whileSuspended: true,
  params: v.object({ postId: idInput('post') }),
  response: muted,
  errors: ['NOT_FOUND'],
});

export const unmutePost = endpoint({
  summary: 'Lets notifications about a muted post come again, also a deleted one',
  access: 'member',
  whileSuspended: true,
  params: v.object({ postId: idInput('post') }),
  response: muted,
});
