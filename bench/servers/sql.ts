// What a careful hand would write for each call: one prepared statement where one is enough.
const POST = `SELECT post.id, author_id, sphere_id, title, blocks, timing, content_category, api_source,
  is_pinned, is_confirmed, like_count, dislike_count, comment_count, share_count, view_count,
  post.created_at, published_at, member.user_name, member.profile_image, member.bio,
  sphere.name AS sphere_name, sphere.icon AS sphere_icon, reaction.kind AS reaction,
  saved_post.post_id AS saved
  FROM post LEFT JOIN member ON member.id = author_id LEFT JOIN sphere ON sphere.id = sphere_id
  LEFT JOIN reaction ON reaction.post_id = post.id AND reaction.member_id = ?1
  LEFT JOIN saved_post ON saved_post.post_id = post.id AND saved_post.member_id = ?1`;
const SHOWN = 'is_confirmed = 1 AND post.deleted_at IS NULL';
const ORDER = 'ORDER BY is_pinned DESC, published_at DESC, post.id DESC LIMIT 11';
const COMMENT = `SELECT comment.*, member.user_name, member.profile_image, comment_like.is_liked,
  block.blocked_id AS blocked, report.id AS reported
  FROM comment LEFT JOIN member ON member.id = comment.author_id
  LEFT JOIN comment_like ON comment_like.comment_id = comment.id AND comment_like.member_id = ?1
  LEFT JOIN block ON block.member_id = ?1 AND block.blocked_id = comment.author_id
  LEFT JOIN report ON report.member_id = ?1 AND report.target_type = 'comment'
  AND report.target_id = comment.id`;

export const sql = {
  first: `${POST} WHERE ${SHOWN} ${ORDER}`,
  next: `${POST} WHERE ${SHOWN} AND (is_pinned, published_at, post.id) < (?, ?, ?) ${ORDER}`,
  post: `${POST} WHERE post.id = ? AND post.deleted_at IS NULL`,
  comments: `${COMMENT} WHERE comment.post_id = ? AND (comment.deleted_at IS NULL OR reply_count > 0)
    ORDER BY root_id, comment.id LIMIT 31`,
  comment: `${COMMENT} WHERE comment.id = ?`,
  toggle: `INSERT INTO reaction (post_id, member_id, kind) VALUES (?, ?, 1)
    ON CONFLICT (post_id, member_id) DO UPDATE SET previous = kind,
    kind = CASE WHEN kind = 1 THEN 0 ELSE 1 END RETURNING kind, previous`,
  count: `UPDATE post SET like_count = like_count + ?, dislike_count = dislike_count + ?
    WHERE id = ? RETURNING like_count, dislike_count`,
  write: `INSERT INTO comment (post_id, author_id, root_id, content, created_at)
    VALUES (?, ?, (SELECT coalesce(max(id), 0) + 1 FROM comment), ?, ?) RETURNING id`,
  counted: 'UPDATE post SET comment_count = comment_count + 1 WHERE id = ?',
} as const;
