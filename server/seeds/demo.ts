import { defaultSwitches } from '@contract/rules/admin/settings';
import type { Knex } from 'knex';
import { fixtures } from '@contract/fixtures';
import { foldName } from '@contract/rules/text/fold-name';
import { consentsOf, fullConsent } from '@contract/legal/consents';
import type { Passwords } from '../auth/passwords';
import { isPostgres } from '../database/statement';
import { commentLikeRows, commentRows } from './comments';
import { companionRows, ledgerRows, plantRows } from './economy';
import { notificationRows } from './notifications';
import { linkRows, postRows, reactionRows } from './posts';
import { rankingRows } from './rankings';
import { auditRows, reportRows, suspensionRows } from './reports';
import { insertSearch } from './search';
import { insertMany, type Row } from './rows';

const minutes = 60_000;

function memberRows(now: number): Row[] {
  return fixtures.members.map((member) => ({
    id: member.id,
    user_name: member.userName,
    name_key: foldName(member.userName),
    profile_image: member.profileImage,
    bio: member.bio,
    water_drops: member.waterDrops,
    gems: member.gems,
    level: member.level,
    experience: member.experience,
    admin_level: member.adminLevel,
    has_exclusions: Number(fixtures.reports.some(({ memberId }) => memberId === member.id)),
    created_at: now - member.joinedMinutesAgo * minutes,
  }));
}

function credentialRows(passwords: Passwords): Promise<Row[]> {
  return Promise.all(
    fixtures.members.map(async ({ id, email, password }) => ({
      member_id: id,
      email,
      password_hash: password === null ? null : await passwords.hash(password, 'known'),
    })),
  );
}

const consentRows = (now: number): Row[] =>
  fixtures.members.flatMap(({ id, joinedMinutesAgo }) =>
    consentsOf(fullConsent).map((consent) => ({
      member_id: id,
      ...consent,
      agreed_at: now - joinedMinutesAgo * minutes,
    })),
  );

const sphereRows = (): Row[] =>
  fixtures.spheres.map(({ id, name, icon, description, memberCount, position }) => ({
    id,
    name,
    name_key: foldName(name),
    icon,
    description,
    member_count: memberCount,
    position,
  }));

const sphereMemberRows = (now: number): Row[] =>
  fixtures.spheres.flatMap(({ id, members }) =>
    members.map(({ memberId, role, joinedMinutesAgo }) => ({
      sphere_id: id,
      member_id: memberId,
      role,
      joined_at: now - joinedMinutesAgo * minutes,
    })),
  );

const settingRows = (): Row[] =>
  Object.entries(defaultSwitches).map(([name, value]) => ({ name, value: Number(value) }));

/** PostgreSQL counts ids separately from the rows; the next one must come after ours. */
async function advanceIds(tx: Knex): Promise<void> {
  if (!isPostgres(tx)) return;
  const tables = [
    ...['member', 'sphere', 'post', 'comment', 'notification', 'plant', 'ledger'],
    ...['report', 'audit', 'ranking_build'],
  ];
  for (const table of tables) {
    await tx.raw(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM "${table}"`,
    );
  }
}

/**
 * Seeds the demo in a database without members: all of it, or nothing. Ages count back from `now`
 * (ms), so that the demo is always fresh.
 * @returns false if there were members and nothing was done
 */
export async function seedDemo(knex: Knex, passwords: Passwords, now: number): Promise<boolean> {
  if (await knex('member').first('id')) return false;
  const posts = postRows(now);
  const tables: [string, Row[]][] = [
    ['member', memberRows(now)],
    ['credential', await credentialRows(passwords)],
    ['consent', consentRows(now)],
    ['sphere', sphereRows()],
    ['sphere_member', sphereMemberRows(now)],
    ['post', posts],
    ['post_link', linkRows()],
    ['reaction', reactionRows(now)],
    ['comment', commentRows(now)],
    ['comment_like', commentLikeRows()],
    ['notification', notificationRows(now)],
    ['companion', companionRows()],
    ['plant', plantRows(now)],
    ['ledger', ledgerRows(now)],
    ['report', reportRows(now)],
    ['suspension', suspensionRows(now)],
    ['audit', auditRows(now)],
    ['setting', settingRows()],
  ];
  const rankings = await rankingRows(now);
  await knex.transaction(async (tx) => {
    for (const [table, rows] of tables) await tx.batchInsert(table, rows, 30);
    for (const [table, rows] of rankings) await insertMany(tx, table, rows);
    await insertSearch(tx, posts);
    await advanceIds(tx);
  });
  return true;
}
