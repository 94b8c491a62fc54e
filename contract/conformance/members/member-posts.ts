import { expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { reasonTexts } from '../../texts';
import type { Client } from '../support/client';
import { MEMBER_ID, signUp, type World } from '../support/world';

async function idsOf(client: Client, id: string | number, limit = 3): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = cursor === null ? { limit } : { limit, cursor };
    const { posts, pagination } = await client.ok('listMemberPosts', { id, query });
    ids.push(...posts.map(({ postId }) => postId));
    cursor = pagination.nextCursor;
  } while (cursor !== null);
  return ids;
}

const writtenBy = (id: number) =>
  fixtures.posts
    .filter(({ authorId }) => authorId === id)
    .sort((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id);

/** A member's posts and public figures as others and they themselves see them. */
export function memberPostTests(world: World): void {
  it('lists of a member’s posts show pending ones only to the member and to admins', async () => {
    const written = writtenBy(1);
    const all = written.map(({ id }) => `post${id}`);
    const shown = written.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => `post${id}`);
    expect(all.length).toBeGreaterThan(shown.length);
    expect(await idsOf(world.member, MEMBER_ID)).toEqual(all);
    expect(await idsOf(world.admin, 1)).toEqual(all);
    expect(await idsOf(world.guest, MEMBER_ID)).toEqual(shown);
    expect(await idsOf(await signUp(world.subject), MEMBER_ID, 1)).toEqual(shown);
  });

  it('lists of a member’s posts leave out what the viewer has hidden', async () => {
    const [first = '', ...others] = await idsOf(world.guest, 4);
    await world.member.ok('hidePost', { id: first });
    expect(await idsOf(world.member, 4)).toEqual(others);
    expect(await idsOf(world.guest, 4)).toEqual([first, ...others]);
    await world.member.ok('unhidePost', { id: first });
    await world.member.ok('blockMember', { id: 'user4' });
    expect(await idsOf(world.member, 4)).toEqual([]);
    expect((await world.member.ok('getUser', { id: 4 })).profile.isBlocked).toBe(true);
    expect((await world.admin.ok('getUser', { id: 4 })).profile.isBlocked).toBe(false);
    await world.member.ok('unblockMember', { id: 'user4' });
    expect((await world.member.ok('getUser', { id: 4 })).profile.isBlocked).toBe(false);
  });

  it('lists of an unknown member’s posts are not found', async () => {
    const error = await world.guest.fails('listMemberPosts', 'NOT_FOUND', { id: 'user2147483647' });
    expect(error.error).toBe(reasonTexts.memberNotFound);
    await world.guest.fails('listMemberPosts', 'VALIDATION', { id: 1, query: { cursor: '1.2.3' } });
  });

  it('come with the counts of a member’s posts', async () => {
    for (const { id, joinedMinutesAgo } of fixtures.members.slice(2, 6)) {
      const shown = writtenBy(id).filter(({ isConfirmed }) => isConfirmed);
      const { profile } = await world.guest.ok('getUser', { id });
      const { posts } = await world.guest.ok('listMemberPosts', { id, query: { limit: 50 } });
      expect(profile).toMatchObject({
        postCount: shown.length,
        likeCount: posts.reduce((sum, { likeCount }) => sum + likeCount, 0),
        isBlocked: false,
      });
      const age = Date.now() - Date.parse(profile.joinedAt);
      expect(Math.abs(age - joinedMinutesAgo * 60_000)).toBeLessThan(60 * 60_000);
    }
  });
}
