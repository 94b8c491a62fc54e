import { SITE_NAME_MAX, SITE_SLOGAN_MAX } from '../../contract/rules/site/identity';
import { BODY_MAX } from '../../contract/body';
import { MAX_BLOCKS } from '../../contract/models/block';
import { BIO_MAX, USER_NAME_MAX } from '../../contract/models/member';
import { TITLE_MAX, VIDEO_CONTENT_MAX } from '../../contract/endpoints/posts';
import { CONFIRM_MAX } from '../../contract/rules/admin/review';
import { CHARACTER_NAME_MAX } from '../../contract/rules/companion/companion';
import { HEARTBEAT_INTERVAL, STREAMS_MOST } from '../../contract/rules/site/event-stream';
import { COMMENT_MAX } from '../../contract/rules/text/length';
import { limits } from '../../contract/endpoints/limits';
import { SHARED_WITHIN } from '../../contract/rules/posts/link-key';
import { COMMENT_EXCERPT } from '../../contract/rules/site/notifications';
import { partPrices, rarities } from '../../contract/rules/companion/parts';
import {
  PLANT_MAX_LEVEL,
  PLANTS_MAX,
  SEED_PRICE,
  WATERING_COST,
  WATERING_EXPERIENCE,
} from '../../contract/rules/companion/plants';
import { PUSH_DEVICES_MOST } from '../../contract/rules/members/push';
import {
  QUERIES_AT_ONCE,
  QUERY_HISTORY,
  QUERY_MAX_BYTES,
  QUERY_MAX_LENGTH,
  QUERY_MAX_PARAMS,
  QUERY_MAX_ROWS,
  QUERY_SECONDS,
} from '../../contract/rules/admin/query-tables';
import {
  defaultModeration,
  FORBIDDEN_MOST,
  FORBIDDEN_WORD_MAX,
} from '../../contract/rules/admin/moderation';
import { REPORT_EXCERPT_MAX, REPORT_NOTE_MAX } from '../../contract/rules/admin/report-limits';
import {
  BLOOM_GEMS,
  LEVEL_GEMS,
  rewards,
  UNREVIEWED_POSTS_A_DAY,
} from '../../contract/rules/companion/rewards';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
} from '../../contract/rules/site/uploads';
import {
  SAVE_BODY_MAX,
  SAVE_MOST,
  SAVED_DESCRIPTION_MAX,
} from '../../contract/rules/posts/saved-video';
import { adminReserves, quotas } from '../../contract/rules/rankings/quota';
import {
  GROWTH_DAYS,
  NEW_CHANNEL_DAYS,
  RANKING_DEPTH,
  STATISTICS_DAYS,
  TRENDING_MOST,
} from '../../contract/rules/rankings/ranking-tables';
import { table } from './markdown';

const DAY = 24 * 3_600_000;
const KIB = 1024;
const number = (value: number) => value.toLocaleString('en-US');

const lengths: [string, string][] = [
  ['title of a post', `${number(TITLE_MAX)} characters`],
  ['text of a shared video', `${number(VIDEO_CONTENT_MAX)} characters`],
  ['blocks of a post', number(MAX_BLOCKS)],
  ['comment', `${number(COMMENT_MAX)} characters`],
  ['comment in a notification', `${number(COMMENT_EXCERPT)} characters`],
  ["member's name", `${number(USER_NAME_MAX)} characters`],
  ["site's name", `${number(SITE_NAME_MAX)} characters`],
  ["site's slogan", `${number(SITE_SLOGAN_MAX)} characters`],
  ["member's bio", `${number(BIO_MAX)} characters`],
  ["companion's name", `${number(CHARACTER_NAME_MAX)} characters`],
  ['note of a report', `${number(REPORT_NOTE_MAX)} characters`],
  ['copy of the text in a report', `${number(REPORT_EXCERPT_MAX)} characters`],
  ['reports that hide a post or a comment, at first', number(defaultModeration.blindAfter)],
  ['forbidden words, and forbidden sites', number(FORBIDDEN_MOST)],
  ['forbidden word', `${number(FORBIDDEN_WORD_MAX)} characters`],
  ['posts of one review call', number(CONFIRM_MAX)],
  ['query', `${number(QUERY_MAX_LENGTH)} characters`],
  ['parameters of a query', number(QUERY_MAX_PARAMS)],
  ['runtime of a query', `${QUERY_SECONDS} s`],
  ['rows of a query', number(QUERY_MAX_ROWS)],
  ['result of a query', `${number(QUERY_MAX_BYTES / 1_000_000)} MB`],
  ['concurrent queries', number(QUERIES_AT_ONCE)],
  ["queries in an admin's history", number(QUERY_HISTORY)],
  ['request body', `${number(BODY_MAX / KIB)} KiB`],
  ['request body that saves videos', `${number(SAVE_BODY_MAX / KIB)} KiB`],
  ['videos of one save', number(SAVE_MOST)],
  ['description of a saved video', `${number(SAVED_DESCRIPTION_MAX)} characters`],
  ['places of a ranking', number(RANKING_DEPTH)],
  ['trending videos', number(TRENDING_MOST)],
  ['age of a new channel', `${number(NEW_CHANNEL_DAYS)} days`],
  ['period of growth', `${number(GROWTH_DAYS)} days`],
  ['retention of YouTube statistics', `${number(STATISTICS_DAYS)} days`],
  ['picture', `${number(IMAGE_MAX_BYTES / 1024 / 1024)} MiB`],
  ['pixels of a picture, all frames', number(IMAGE_MAX_PIXELS)],
  ['frames of an animation', number(IMAGE_MAX_FRAMES)],
  ['longest side of a stored picture', `${number(IMAGE_MAX_SIDE)} px`],
  ['time for which a link counts as shared', `${number(SHARED_WITHIN / DAY)} days`],
  ['push devices of a member', number(PUSH_DEVICES_MOST)],
  ['event streams of a member', number(STREAMS_MOST)],
  ['interval of event stream heartbeats', `${number(HEARTBEAT_INTERVAL / 1000)} s`],
];

const economy: [string, string][] = [
  ['gems earned by a companion level', number(LEVEL_GEMS)],
  ['gems earned by a plant in bloom', number(BLOOM_GEMS)],
  ['water drops spent on a watering', number(WATERING_COST)],
  ['experience earned by a watering', number(WATERING_EXPERIENCE)],
  ['gems spent on a seed', number(SEED_PRICE)],
  ...rarities.map((rarity): [string, string] => [
    `price of an accessory in gems, ${rarity}`,
    number(partPrices[rarity]),
  ]),
  ['plants of a garden', number(PLANTS_MAX)],
  ['highest level of a plant', number(PLANT_MAX_LEVEL)],
  ['rewarded posts a day without review', number(UNREVIEWED_POSTS_A_DAY)],
];

const list = (rows: [string, string][]) =>
  rows.map(([what, value]) => `- ${what}: ${value}`).join('\n');

/** Writes the page of all limits, rewards and prices of the contract. */
export function limitsPage(): string {
  return [
    '# Limits',
    'Generated from the constants of the contract.',
    '## Lengths and sizes',
    list(lengths),
    '## Rewards',
    table(
      ['action', 'water drops', 'experience', 'plant experience', 'stat', 'a day'],
      Object.entries(rewards).map(([action, reward]) => [
        `\`${action}\``,
        number(reward.waterDrops),
        number(reward.experience),
        number(reward.plantExperience),
        reward.stat,
        reward.dayLimit === null ? 'any number' : number(reward.dayLimit),
      ]),
    ),
    '## Economy',
    list(economy),
    '## Quotas of third parties',
    'A day begins at midnight of the zone. The third column is reserved for admins.',
    table(
      ['quota', 'a day', 'reserved', 'zone'],
      Object.entries(quotas).map(([name, { limit, zone }]) => [
        `\`${name}\``,
        number(limit),
        number(adminReserves[name] ?? limit),
        zone,
      ]),
    ),
    '## Rate limits',
    'Limits count per member, and per address for guests. `…ByAddress` limits count per address, `…ByRange` limits per /48 of IPv6 or /24 of IPv4.',
    list(
      Object.entries(limits).map(([name, { points, duration }]) => [
        `\`${name}\``,
        `${number(points)} in ${number(duration / 60)} min`,
      ]),
    ),
  ].join('\n\n');
}
