import { readFileSync } from 'node:fs';
import { MAX_BLOCKS } from '@contract/models/block';
import { USER_NAME_MAX } from '@contract/models/member';
import { limits } from '@contract/endpoints/limits';
import { partPrices } from '@contract/rules/companion/parts';
import {
  PLANT_MAX_LEVEL,
  PLANTS_MAX,
  SEED_PRICE,
  WATERING_COST,
  WATERING_EXPERIENCE,
} from '@contract/rules/companion/plants';
import { BLOOM_GEMS, LEVEL_GEMS, rewards } from '@contract/rules/companion/rewards';
import { IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { expect, it } from 'vitest';

// The columns of the table are padded.
const help = readFileSync('docs/ko/members.md', 'utf8').replaceAll(/ +/g, ' ');
const { post_create: post, comment_write: comment, like_give: like, daily_login: visit } = rewards;

it.each([
  `사용자 이름은 ${USER_NAME_MAX}자까지`,
  `원하는 순서로 ${MAX_BLOCKS}개까지`,
  `한 장에 ${IMAGE_MAX_BYTES / 1024 / 1024}MB까지`,
  `물방울 ${post.waterDrops}, 경험치 ${post.experience}, 식물 경험치 ${post.plantExperience} |`,
  `하루 1번) | 경험치 ${comment.experience}, 하루 ${comment.dayLimit}번까지 |`,
  `글마다 1번) | 경험치 ${like.experience}, 하루 ${like.dayLimit}번까지 |`,
  `첫 방문 | 경험치 ${visit.experience} |`,
  `레벨이 오름 | 보석 ${LEVEL_GEMS} |`,
  `활짝 핌 | 보석 ${BLOOM_GEMS} |`,
  `물을 줄 때 ${WATERING_COST}개씩`,
  `식물 경험치가 ${WATERING_EXPERIENCE} 오르고, 레벨 ${PLANT_MAX_LEVEL}가 되면`,
  `${SEED_PRICE}개에 새 씨앗을 심거나`,
  `${partPrices.common}개에서 ${partPrices.legendary}개에 구매`,
  `식물을 ${PLANTS_MAX}개까지`,
  `${limits.resetByEmail.duration / 60}분에 ${limits.resetByEmail.points}번까지`,
])('the help tells members the rule: %s', (sentence) => {
  expect(help).toContain(sentence);
});
