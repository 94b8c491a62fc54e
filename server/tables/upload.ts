import { statement, type Runner } from '../database/statement';

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

const insert = statement<Upload & Record<string, string | number>>((knex, upload) =>
  knex('upload').insert({
    name: upload.name,
    member_id: upload.memberId,
    width: upload.width,
    height: upload.height,
    bytes: upload.bytes,
    created_at: upload.createdAt,
  }),
);

// The lock prevents its removal until the transaction ends.
const hold = statement<{ name: string }, UploadSizeRow>((knex, { name }) =>
  knex('upload').where({ name }).select('name', 'width', 'height').forKeyShare(),
);

const lock = statement<{ name: string }, { name: string }>((knex, { name }) =>
  knex('upload').where({ name }).select('name').forUpdate(),
);

const FREE = `
  NOT EXISTS (
    SELECT 1 FROM post_image JOIN post ON post.id = post_image.post_id
    WHERE post_image.name = upload.name AND post.deleted_at IS NULL
  ) AND NOT EXISTS (
    SELECT 1 FROM member WHERE member.profile_image = '/uploads/' || upload.name || '.webp'
  )`;

const free = statement<{ before: number; limit: number }, { name: string }>(
  (knex, { before, limit }) =>
    knex('upload')
      .where('created_at', '<', before)
      .whereRaw(FREE)
      .select('name')
      .orderBy('name')
      .limit(limit),
);

// Knex omits `returning` from a DELETE for SQLite.
const removeFree = statement<{ name: string }, { name: string }>((knex, { name }) =>
  knex.raw(`DELETE FROM upload WHERE name = ? AND ${FREE} RETURNING name`, [name]),
);

const after = statement<{ name: string; limit: number }, { name: string }>(
  (knex, { name, limit }) =>
    knex('upload').where('name', '>', name).select('name').orderBy('name').limit(limit),
);

const ofMember = statement<{ memberId: number }, Upload>((knex, { memberId }) =>
  knex('upload')
    .where('member_id', memberId)
    .select('name', 'member_id as memberId', 'width', 'height', 'bytes')
    .select('created_at as createdAt')
    .orderBy('created_at', 'desc')
    .orderBy('name', 'desc'),
);

const addUse = statement<{ postId: number; name: string }>((knex, { postId, name }) =>
  knex('post_image').insert({ post_id: postId, name }),
);

const removeUses = statement<{ postId: number }>((knex, { postId }) =>
  knex('post_image').where('post_id', postId).delete(),
);

const removeUsesOf = statement<{ name: string }>((knex, { name }) =>
  knex('post_image').where({ name }).delete(),
);

/** Stores an uploaded picture. */
export async function insertUpload(tx: Runner, upload: Upload): Promise<void> {
  await tx.run(insert, { ...upload });
}

/** A member's uploads that still exist, the latest first. */
export function listUploadsBy(runner: Runner, memberId: number): Promise<Upload[]> {
  return runner.run(ofMember, { memberId });
}

/** An upload before its use: locked until the transaction ends. Null if it does not exist. */
export async function holdUpload(tx: Runner, name: string): Promise<UploadSizeRow | null> {
  const [row] = await tx.run(hold, { name });
  return row ?? null;
}

/** Stores the uploads that a post shows, and replaces the earlier ones. */
export async function writePostImages(
  tx: Runner,
  postId: number,
  names: readonly string[],
): Promise<void> {
  await tx.run(removeUses, { postId });
  for (const name of names) await tx.run(addUse, { postId, name });
}

/** Names of uploads from before a moment (ms) that no post and no profile uses. */
export async function listFreeUploads(
  runner: Runner,
  before: number,
  limit: number,
): Promise<string[]> {
  return (await runner.run(free, { before, limit })).map(({ name }) => name);
}

/**
 * Deletes an upload that is still unused.
 * @returns whether it was; PostgreSQL checks again once the row is locked
 */
export async function deleteFreeUpload(tx: Runner, name: string): Promise<boolean> {
  await tx.run(lock, { name });
  const removed = await tx.run(removeFree, { name });
  if (removed.length > 0) await tx.run(removeUsesOf, { name });
  return removed.length > 0;
}

/** Names of uploads in order, after `name`. */
export async function listUploadNames(
  runner: Runner,
  name: string,
  limit: number,
): Promise<string[]> {
  return (await runner.run(after, { name, limit })).map((row) => row.name);
}
