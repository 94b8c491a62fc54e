import type { SqlEngine } from '@contract/rules/admin/query-tables';

/** A permitted table of the query tool: a view, and the tables that it may read. */
export interface QueryView {
  name: string;
  /** A SELECT over the tables by their full names. */
  sql: string;
  tables: string[];
}

// Times are whole milliseconds; here they are Seoul times as texts, which both engines compare and
// group by day in the same way.
const seoulTime: Record<SqlEngine, (column: string) => string> = {
  sqlite: (column) =>
    `strftime('%Y-%m-%d %H:%M:%S', ${column} / 1000 + 32400, 'unixepoch') AS ${column}`,
  postgres: (column) =>
    `to_char(to_timestamp(${column} / 1000) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') AS ${column}`,
};

const SETTINGS =
  "(VALUES ('companion_visible', 1), ('recommended_spheres_visible', 1), ('review_required', 1), ('admin_second_factor', 0))";

/**
 * The six tables of the query tool. It can read only the columns listed here: no email, and no
 * table with passwords, sessions or devices.
 * @param schema where the tables are
 */
export function queryViews(engine: SqlEngine, schema: string): QueryView[] {
  const time = seoulTime[engine];
  const from = (table: string) => `FROM ${schema}.${table}`;
  const view = (name: string, table: string, columns: string[]): QueryView => ({
    name,
    sql: `SELECT ${columns.join(', ')} ${from(table)}`,
    tables: [table],
  });
  const known =
    engine === 'sqlite' ? `(SELECT column1 AS name, column2 AS value FROM ${SETTINGS})` : SETTINGS;
  return [
    view('user', 'member', [
      'id AS user_id',
      ...['user_name', 'profile_image', 'bio', 'level', 'experience', 'water_drops', 'gems'],
      ...['admin_level', time('created_at'), time('deleted_at')],
    ]),
    view('sphere', 'sphere', [
      'id AS sphere_id',
      ...['name', 'icon', 'description', 'member_count', 'position', 'is_closed'],
    ]),
    view('sphere_member', 'sphere_member', [
      'sphere_id',
      'member_id AS user_id',
      'role',
      time('joined_at'),
    ]),
    view('post', 'post', [
      ...['id AS post_id', 'author_id AS user_id', 'sphere_id', 'title', 'blocks AS blocks_json'],
      ...['timing', 'content_category', 'api_source', 'is_pinned', 'is_confirmed', 'like_count'],
      ...['dislike_count', 'comment_count', 'share_count', 'view_count'],
      ...['created_at', 'published_at', 'deleted_at'].map(time),
    ]),
    view('youtube_channels', 'youtube_channel', [
      ...['channel_id', 'title', 'thumbnail_url', 'subscriber_count', 'view_count', 'video_count'],
      ...['category_title', 'country', time('created_at'), time('updated_at')],
    ]),
    {
      name: 'admin_settings',
      sql: `SELECT known.name, coalesce(setting.value, known.value) AS value
        FROM ${known} AS known${engine === 'sqlite' ? '' : ' (name, value)'}
        LEFT JOIN ${schema}.setting AS setting ON setting.name = known.name`,
      tables: ['setting'],
    },
  ];
}
