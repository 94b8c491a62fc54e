import { plantSpecies } from '../../rules/companion/plants';
import type { Client } from './client';
import type { World } from './world';
import { publish, textPost } from './writing';

/** Lets a member earn with confirmed posts: 10 drops, 20 and 15 of experience each. */
export async function earn({ admin }: Pick<World, 'admin'>, member: Client, posts: number) {
  for (let at = 0; at < posts; at += 1) await publish({ member, admin }, textPost(`글 ${at}`));
}

/** A member's plants, the first planted first. */
export const plantsOf = async (client: Client) => (await client.ok('getGarden')).plants;

/** A member's balances as the member sees them. */
export async function balancesOf(client: Client) {
  const { user } = await client.ok('me');
  return { waterDrops: user?.water_drops, gems: user?.gems };
}

/** The species in rotation. */
export const speciesAt = (at: number) => plantSpecies[at % plantSpecies.length];
