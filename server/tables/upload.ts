import { camel, snake, statement, type NoArguments, type Runner } from '../database/statement';

/** An uploaded picture: its owner and the size of its full view, in pixels and bytes. */
export interface Upload {
  name: string;
  memberId: number;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
}

/** The use of an upload by a post. */
export interface UploadSizeRow {
  name: string;
  width: number;
  height: number;
}

/** Stores an uploaded picture. */
export const insertUpload = statement.run<Upload>((knex, upload) =>
  knex('upload').insert(snake(upload, 'name', 'memberId', 'width', 'height', 'bytes', 'createdAt')),
);

/** The number of uploads and their size, bytes. */
export const countUploads = statement.one<NoArguments, { count: number; bytes: number }>((knex) =>
  knex('upload')
    .count({ count: '*' })
    .select(knex.raw('CAST(coalesce(sum(bytes), 0) AS bigint) AS bytes')),
);

/** An upload before its use: locked until the transaction ends. Null if it does not exist. */
// The lock prevents its removal until the transaction ends.
export const holdUpload = statement.maybeOne<{ name: string }, UploadSizeRow>((knex, { name }) =>
  knex('upload').where({ name }).select('name', 'width', 'height').forKeyShare(),
);

const lock = statement.run<{ name: string }>((knex, { name }) =>
  knex('upload').where({ name }).select('name').forUpdate(),
);

const FREE = `
  NOT EXISTS (
    SELECT 1 FROM post_image JOIN post ON post.id = post_image.post_id
    WHERE post_image.name = upload.name AND post.deleted_at IS NULL
  ) AND NOT EXISTS (
    SELECT 1 FROM member WHERE member.profile_image = '/uploads/' || upload.name || '.webp'
  ) AND NOT EXISTS (
    SELECT 1 FROM sphere WHERE sphere.icon = '/uploads/' || upload.name || '.webp'
  ) AND NOT EXISTS (
    SELECT 1 FROM site_setting
    WHERE site_setting.name = 'siteIcon'
      AND site_setting.value = '"/uploads/' || upload.name || '.webp"'
  )`;

/** Names of uploads from before a moment (ms) that no post, profile, sphere or setting uses. */
export const listFreeUploads = statement.values<{ before: number; limit: number }, string>(
  (knex, { before, limit }) =>
    knex('upload')
      .where('created_at', '<', before)
      .whereRaw(FREE)
      .select('name')
      .orderBy('name')
      .limit(limit),
);

// Knex omits `returning` from a DELETE for SQLite.
const removeFree = statement.exists<{ name: string }>((knex, { name }) =>
  knex.raw(`DELETE FROM upload WHERE name = ? AND ${FREE} RETURNING name`, [name]),
);

/** Names of uploads in order, after `name`. */
export const listUploadNames = statement.values<{ name: string; limit: number }, string>(
  (knex, { name, limit }) =>
    knex('upload').where('name', '>', name).select('name').orderBy('name').limit(limit),
);

/** A member's uploads that still exist, the latest first. */
export const listUploadsBy = statement.all<{ memberId: number }, Upload>((knex, { memberId }) =>
  knex('upload')
    .where('member_id', memberId)
    .select(camel('name', 'member_id', 'width', 'height', 'bytes'))
    .select(camel('created_at'))
    .orderBy('created_at', 'desc')
    .orderBy('name', 'desc'),
);

const addUse = statement.run<{ postId: number; name: string }>((knex, { postId, name }) =>
  knex('post_image').insert({ post_id: postId, name }),
);

const removeUses = statement.run<{ postId: number }>((knex, { postId }) =>
  knex('post_image').where('post_id', postId).delete(),
);

const removeUsesOf = statement.run<{ name: string }>((knex, { name }) =>
  knex('post_image').where({ name }).delete(),
);

/** Stores the uploads that a post shows, and replaces the earlier ones. */
export async function writePostImages(
  tx: Runner,
  postId: number,
  names: readonly string[],
): Promise<void> {
  await removeUses(tx, { postId });
  for (const name of names) await addUse(tx, { postId, name });
}

/**
 * Deletes an upload that is still unused.
 * @returns whether it was; PostgreSQL checks again once the row is locked
 */
export async function deleteFreeUpload(tx: Runner, name: string): Promise<boolean> {
  await lock(tx, { name });
  const isRemoved = await removeFree(tx, { name });
  if (isRemoved) await removeUsesOf(tx, { name });
  return isRemoved;
}
