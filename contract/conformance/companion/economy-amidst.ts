import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WATERING_COST } from '../../rules/companion/plants';
import { reasonTexts } from '../../texts';
import { expectBalanced, history, holdings } from '../support/balances';
import type { Client } from '../support/client';
import { earn, speciesAt } from '../support/earning';
import { signUp, type World } from '../support/world';
import { textPost } from '../support/writing';

interface Step {
  act: keyof typeof acts;
  pick: number;
  yes: boolean;
}

/** The posts, comments and plants that all members act on; they grow while the test runs. */
interface Stage {
  world: World;
  posts: string[];
  comments: string[];
}

type Act = (client: Client, stage: Stage, step: Step) => Promise<unknown>;

const pickOf = (list: readonly string[], at: number) => list[at % list.length] ?? '';

const acts = {
  react: (client, { posts }, { pick, yes }) =>
    client.call('reactToPost', {
      id: pickOf(posts, pick),
      body: { type: yes || pick % 3 > 0 ? 'like' : 'dislike' },
    }),
  comment: async (client, { posts, comments }, { pick }) => {
    const given = { id: pickOf(posts, pick), body: { content: `말 ${pick}` } };
    const { body } = await client.call('createComment', given);
    if (body.success) comments.push(body.comment.commentId);
  },
  deleteComment: (client, { comments }, { pick }) =>
    client.call('deleteComment', { id: pickOf(comments, pick) }),
  write: async (client, { posts }, { pick }) => {
    const { postId } = await client.ok('createPost', { body: textPost(`글 ${pick}`) });
    posts.push(postId);
  },
  deletePost: (client, { posts }, { pick }) =>
    // The first posts stay, so that there is always something to act on.
    client.call('deletePost', { id: pickOf(posts.slice(6), pick) || 1 }),
  review: (_, { world, posts }, { pick, yes }) =>
    world.admin.call('confirmPosts', {
      body: {
        postIds: [pickOf(posts, pick), pickOf(posts, pick + 1), pickOf(posts, pick * 7)],
        is_confirmed: yes || pick % 2 > 0,
      },
    }),
  claim: (client, _, { yes }) =>
    client.ok('claimExperience', { body: { actionType: yes ? 'daily_login' : 'like_give' } }),
  water: async (client, _, { pick }) => {
    const { plants } = await client.ok('getGarden');
    const growing = plants.filter(({ level }) => level < 5).map(({ id }) => id);
    await client.call('waterPlant', { id: pickOf(growing, pick), body: {} });
  },
  seed: (client, _, { pick }) => client.call('plantSeed', { body: { species: speciesAt(pick) } }),
} satisfies Record<string, Act>;

const steps = fc.record<Step>({
  act: fc.constantFrom(...(Object.keys(acts) as Step['act'][]), 'write', 'review', 'react'),
  pick: fc.nat(1000),
  yes: fc.boolean(),
});

/** The balances after many simultaneous actions of many members. */
export function economyAmidstTests(world: World): void {
  it.each([1, 2, 3])(
    'leaves balances that match the ledger after everything at once, run %i',
    async (seed) => {
      const strangers = [await signUp(world.subject)];
      const players = [...strangers, world.member];
      const befores = await Promise.all(
        players.map(async (client) => [await holdings(client), await history(client)] as const),
      );
      const stage: Stage = { world, posts: ['post1', 'post2', 'post3', 'post4'], comments: [] };
      for (const client of [...players, ...players]) {
        await acts.write(client, stage, { act: 'write', pick: 0, yes: true });
      }
      // Every member does two things at a time.
      const lanes = [...players, ...players, ...players];
      await Promise.all(
        lanes.map(async (client, lane) => {
          const sample = fc.sample(steps, { numRuns: 40, seed: seed * 100 + lane });
          for (const step of sample) await acts[step.act](client, stage, step);
        }),
      );
      for (const [at, client] of players.entries()) {
        const [before, entries] = befores[at] ?? [];
        await expectBalanced(client, before, entries?.length);
      }
    },
  );

  it('lets only seven of 50 simultaneous waterings spend drops that are enough for seven', async () => {
    const stranger = await signUp(world.subject);
    await earn(world, stranger, 7);
    const [plant] = (await stranger.ok('getGarden')).plants;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        stranger.call('waterPlant', { id: plant?.id ?? '', body: {} }),
      ),
    );
    const refused = answers.filter(
      ({ body }) => !body.success && body.error === reasonTexts.dropsShort,
    );
    expect(refused).toHaveLength(43);
    const spent = (await history(stranger)).filter(({ kind }) => kind === 'plant_water');
    expect(spent.map(({ waterDrops }) => waterDrops)).toEqual(Array(7).fill(-WATERING_COST));
    expect((await holdings(stranger)).waterDrops).toBe(0);
    await expectBalanced(stranger);
  });
}
