import type { Knex } from 'knex';
import { activityKinds, type Activity } from '@contract/models/activity';
import { statement, type Runner } from '../statement';
import { readableBy } from './member-posts';
import { LIKE } from './reaction';

/** Something that a member did; `kind` is its place in `activityKinds`, `at` in ms. */
export interface ActivityRow {
  kind: number;
  id: number;
  at: number;
  post_id: number | null;
  sphere_id: number | null;
  title: string | null;
  blocks: string | null;
  sphere_name: string | null;
}

/** Whose history, from where on: what stands at (at, kind, id) and before it is not in it. */
export type ActivityArguments = {
  memberId: number;
  /** 1 for an admin, who may also read what waits for review. */
  seesAll: number;
  at: number;
  kind: number;
  id: number;
  limit: number;
};

// Told its type: PostgreSQL takes an empty column for text.
const NONE = 'CAST(NULL AS integer)';

const numberOf = (kind: Activity['kind']) => activityKinds.indexOf(kind);

interface Part {
  kind: Activity['kind'];
  moment: string;
  id: string;
  /** What the entry is about, as columns. */
  postId: string;
  sphereId: string;
  rows: (knex: Knex, args: ActivityArguments) => Knex.QueryBuilder;
}

const onReadable = (source: string) => (knex: Knex, args: ActivityArguments) =>
  readableBy(
    knex.from(knex.raw(`${source} AS mine CROSS JOIN post`)).whereRaw('post.id = mine.post_id'),
    args,
  );

const ownPosts = (knex: Knex, { memberId }: ActivityArguments) =>
  knex('post').where('post.author_id', memberId).whereNull('post.deleted_at');

const parts: Part[] = [
  {
    kind: 'post_create',
    moment: 'post.created_at',
    id: 'post.id',
    postId: 'post.id',
    sphereId: NONE,
    rows: (knex, args) => ownPosts(knex, args).whereRaw('post.created_at > 0'),
  },
  {
    kind: 'post_confirm',
    moment: 'post.published_at',
    id: 'post.id',
    postId: 'post.id',
    sphereId: NONE,
    rows: (knex, args) => ownPosts(knex, args).whereNotNull('post.published_at'),
  },
  {
    kind: 'comment_write',
    moment: 'mine.created_at',
    id: 'mine.id',
    postId: 'mine.post_id',
    sphereId: NONE,
    rows: (knex, args) =>
      onReadable('comment')(knex, args)
        .where('mine.author_id', args.memberId)
        .whereNull('mine.deleted_at'),
  },
  {
    kind: 'like_give',
    moment: 'mine.reacted_at',
    id: 'mine.post_id',
    postId: 'mine.post_id',
    sphereId: NONE,
    rows: (knex, args) =>
      onReadable('reaction')(knex, args)
        .where('mine.member_id', args.memberId)
        .whereRaw(`mine.kind = ${LIKE}`),
  },
  {
    kind: 'sphere_join',
    moment: 'mine.joined_at',
    id: 'mine.sphere_id',
    postId: NONE,
    sphereId: 'mine.sphere_id',
    rows: (knex, { memberId }) => knex('sphere_member as mine').where('mine.member_id', memberId),
  },
];

/** The latest of one kind: no more of it than the page can hold is read. */
function latestOf(knex: Knex, part: Part, args: ActivityArguments): Knex.QueryBuilder {
  const { moment, id } = part;
  const kind = numberOf(part.kind);
  const rows = part
    .rows(knex, args)
    .whereRaw(`${moment} <= ?`, [args.at])
    .whereRaw(`(${moment}, ${kind}, ${id}) < (?, ?, ?)`, [args.at, args.kind, args.id])
    .orderByRaw(`${moment} DESC, ${id} DESC`)
    .limit(args.limit)
    .select(knex.raw(`${kind} AS kind, ${id} AS id, ${moment} AS at`))
    .select(knex.raw(`${part.postId} AS post_id, ${part.sphereId} AS sphere_id`));
  return knex.from(rows.as(`of_${part.kind}`)).select('*');
}

const page = statement<ActivityArguments, ActivityRow>((knex, args) => {
  const [first, ...others] = parts.map((part) => latestOf(knex, part, args));
  if (!first) throw new Error('A history has no parts');
  const latest = first
    .unionAll(others)
    .orderByRaw('at DESC, kind DESC, id DESC')
    .limit(args.limit)
    .as('latest');
  return knex
    .from(latest)
    .leftJoin('post', 'post.id', 'latest.post_id')
    .leftJoin('sphere', 'sphere.id', 'latest.sphere_id')
    .select('latest.*', 'post.title', 'post.blocks', 'sphere.name as sphere_name')
    .orderByRaw('latest.at DESC, latest.kind DESC, latest.id DESC');
});

/** What a member did, the latest first. */
export function listActivity(runner: Runner, wanted: ActivityArguments): Promise<ActivityRow[]> {
  return runner.run(page, wanted);
}
