import type { Block } from '@contract/models/block';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('post');
const views = table('postView');
const shares = table('postShare');

/** A post; `blocks` in the contract's form. */
export type PostRow = Omit<Row<'post'>, 'blocksJson'> & { blocks: Block[] };

type Counts = 'likeCount' | 'dislikeCount' | 'commentCount' | 'shareCount' | 'viewCount';
/** The fields of a new post; its counts start at zero. */
export type NewPost = Omit<
  PostRow,
  | 'id'
  | 'isPinned'
  | 'pinSphereId'
  | 'pinPosition'
  | 'pinUntil'
  | 'isRejected'
  | 'isBlinded'
  | 'removedAt'
  | 'revision'
  | 'changedAt'
  | 'reviewedBy'
  | 'reviewedAt'
  | Counts
>;

function read({ blocksJson, ...row }: Row<'post'>): PostRow {
  return { ...row, blocks: JSON.parse(blocksJson) as Block[] };
}

function write({ blocks, ...row }: PostRow): Row<'post'> {
  return { ...row, blocksJson: JSON.stringify(blocks) };
}

export const posts = {
  list: (): PostRow[] =>
    rows
      .list()
      .filter(({ removedAt }) => removedAt === null)
      .map(read),
  find(id: number): PostRow | null {
    const row = rows.find({ id });
    return row && row.removedAt === null ? read(row) : null;
  },
  /** A post that an undo of its batch removed, even if it can be restored. */
  findRemoved: (id: number) =>
    rows.list({ id }).find(({ removedAt }) => removedAt !== null) ?? null,
  /** An author's post with an idempotency key. */
  findByIdempotencyKey(authorId: number, idempotencyKey: string): PostRow | null {
    const row = rows.find({ authorId, idempotencyKey });
    return row && read(row);
  },
  insert: (post: PostRow): PostRow => read(rows.insert(write(post))),
  create: (post: NewPost): PostRow =>
    posts.insert({
      ...post,
      id: nextId('post'),
      isPinned: false,
      pinSphereId: null,
      pinPosition: null,
      pinUntil: null,
      isRejected: false,
      isBlinded: false,
      removedAt: null,
      revision: 0,
      changedAt: null,
      reviewedBy: null,
      reviewedAt: null,
      likeCount: 0,
      dislikeCount: 0,
      commentCount: 0,
      shareCount: 0,
      viewCount: 0,
    }),
  update(id: number, { blocks, ...change }: Partial<PostRow>): void {
    const blocksJson = blocks && JSON.stringify(blocks);
    rows.update({ id }, { ...change, ...(blocksJson === undefined ? {} : { blocksJson }) });
  },
  /** Adds to one of a post's counts. */
  count(id: number, field: Counts, difference: number): void {
    const post = rows.find({ id });
    if (post) rows.update({ id }, { [field]: post[field] + difference });
  },
  /** Counts a view, once per visit. */
  view(id: number, visit: string): void {
    const key = `${visit}:${id}`;
    if (views.find({ key })) return;
    views.insert({ key });
    posts.count(id, 'viewCount', 1);
  },
  /** Counts a share, once per visit. */
  share(id: number, visit: string): void {
    const key = `${visit}:${id}`;
    if (shares.find({ key })) return;
    shares.insert({ key });
    posts.count(id, 'shareCount', 1);
  },
  remove: (id: number) => rows.remove({ id }),
};
