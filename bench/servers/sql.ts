// The hand-written SQL of each call: a single prepared statement if one suffices.
const POST = `SELECT post.id, author_id, sphere_id, title, blocks, timing, content_category, api_source,
  is_confirmed, like_count, dislike_count, comment_count, share_count, view_count,
  post.created_at, published_at, revert_reason, revision, member.user_name, member.profile_image, member.bio,
  sphere.name AS sphere_name, sphere.icon AS sphere_icon, reaction.kind AS reaction,
  saved_post.post_id AS saved
  FROM post LEFT JOIN member ON member.id = author_id LEFT JOIN sphere ON sphere.id = sphere_id
  LEFT JOIN reaction ON reaction.post_id = post.id AND reaction.member_id = ?1
  LEFT JOIN saved_post ON saved_post.post_id = post.id AND saved_post.member_id = ?1`;
const SHOWN = 'is_confirmed = 1 AND post.deleted_at IS NULL';
const ORDER = 'ORDER BY published_at DESC, post.id DESC LIMIT 11';
const COMMENT = `SELECT comment.*, member.user_name, member.profile_image, comment_like.is_liked,
  block.blocked_id AS blocked, report.id AS reported
  FROM comment LEFT JOIN member ON member.id = comment.author_id
  LEFT JOIN comment_like ON comment_like.comment_id = comment.id AND comment_like.member_id = ?1
  LEFT JOIN block ON block.member_id = ?1 AND block.blocked_id = comment.author_id
  LEFT JOIN report ON report.member_id = ?1 AND report.target_type = 'comment'
  AND report.target_id = comment.id`;
const NOT_BLOCKED =
  'NOT EXISTS (SELECT 1 FROM block WHERE block.member_id = ?1 AND block.blocked_id = ?3)';

export const sql = {
  first: `${POST} WHERE ${SHOWN} ${ORDER}`,
  next: `${POST} WHERE ${SHOWN} AND (published_at, post.id) < (?, ?) ${ORDER}`,
  post: `${POST} WHERE post.id = ? AND post.deleted_at IS NULL`,
  comments: `${COMMENT} WHERE comment.post_id = ? AND (comment.deleted_at IS NULL OR reply_count > 0)
    ORDER BY root_id, comment.id LIMIT 31`,
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  toggle: `INSERT INTO reaction (post_id, member_id, kind, reacted_at) VALUES (?, ?, 1, ?)
    ON CONFLICT (post_id, member_id) DO UPDATE SET previous = kind, reacted_at = excluded.reacted_at,
    kind = CASE WHEN kind = 1 THEN 0 ELSE 1 END RETURNING kind, previous`,
  count: `UPDATE post SET like_count = like_count + ?, dislike_count = dislike_count + ?
    WHERE id = ? RETURNING like_count, dislike_count, author_id`,
  notifyOfLike: `INSERT INTO notification (member_id, kind, post_id, actor_id, created_at)
    SELECT ?1, 'like', ?2, ?3, ?4 WHERE ${NOT_BLOCKED}
    ON CONFLICT (post_id) WHERE kind = 'like' DO UPDATE
    SET actor_id = excluded.actor_id, created_at = excluded.created_at, is_read = 0 RETURNING id`,
  passOn: `UPDATE notification SET actor_id = (SELECT reaction.member_id FROM reaction
    WHERE reaction.post_id = notification.post_id AND reaction.kind = 1
      AND reaction.member_id <> notification.member_id AND NOT EXISTS (SELECT 1 FROM block
        WHERE block.member_id = notification.member_id AND block.blocked_id = reaction.member_id)
    ORDER BY reaction.member_id DESC LIMIT 1)
    WHERE kind = 'like' AND post_id = ? AND actor_id = ? RETURNING actor_id`,
  forgetLike: `DELETE FROM notification WHERE post_id = ? AND kind = 'like'`,
  write: `INSERT INTO comment (id, root_id, post_id, author_id, content, created_at)
    SELECT fresh.id, fresh.id, ?1, ?2, ?3, ?4
    FROM (SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'comment'), 0) + 1 AS id)
      AS fresh WHERE true
    RETURNING *, (SELECT user_name FROM member WHERE member.id = ?2) AS user_name,
      (SELECT profile_image FROM member WHERE member.id = ?2) AS profile_image,
      NULL AS blocked, NULL AS reported`,
  counted: `UPDATE post SET comment_count = comment_count + 1 WHERE id = ?
    RETURNING author_id`,
  notifyOfComment: `INSERT INTO notification (member_id, kind, post_id, actor_id, created_at, comment_id)
    SELECT ?1, 'comment', ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM member WHERE id = ?1 AND deleted_at IS NULL) AND ${NOT_BLOCKED}
    RETURNING id`,
  earn: `INSERT INTO ledger (member_id, action, subject_id, occasion, water_drops, gems, experience,
    plant_experience, created_at) SELECT ?1, ?2, ?3, ?4, 0, 0, ?5, 0, ?6
    WHERE NOT EXISTS (SELECT 1 FROM ledger
      WHERE member_id = ?1 AND action = ?2 AND subject_id = ?3 AND occasion = ?4)
    AND (SELECT count(*) FROM ledger
      WHERE member_id = ?1 AND created_at BETWEEN ?7 AND ?6 AND action = ?2) < ?8
    ON CONFLICT (member_id, action, subject_id, occasion) DO NOTHING RETURNING id`,
  settleMember: 'UPDATE member SET experience = experience + ? WHERE id = ?',
  settleCompanion: 'UPDATE companion SET experience = experience + ? WHERE member_id = ?',
  addViews: 'UPDATE post SET view_count = view_count + ? WHERE id = ?',
} as const;
