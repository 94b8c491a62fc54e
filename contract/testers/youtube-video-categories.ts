import { testerTexts } from '../testerTexts';
import { language, part, regionCode, text } from './params';
import { needsOneOf, onlyOneOf, rule, listOf } from './rules';
import { youtubeList } from './youtube-list';

const isCategory = (id: string) => /^\d{1,2}$/.test(id) && Number(id) >= 1 && Number(id) <= 44;

export const youtubeVideoCategories = youtubeList({
  id: 'youtube-video-categories',
  path: 'youtube-video-categories-api',
  label: 'YouTube 동영상 카테고리 조회',
  intro: '지역에서 쓰는 동영상 카테고리를 조회합니다(videoCategories.list).',
  resource: 'videoCategories',
  params: [
    { ...part(['snippet'], 'snippet'), problem: testerTexts.categoriesPart },
    regionCode({ initial: 'KR' }),
    text('id', '카테고리 id(id)', {
      help: '1~44를 쉼표로 나누어 넣을 수 있습니다.',
      max: 200,
    }),
    { ...language, initial: 'ko' },
  ],
  rules: [
    needsOneOf(['regionCode', 'id'], testerTexts.categoriesNeed),
    onlyOneOf(['regionCode', 'id'], testerTexts.categoriesOnlyOne),
    rule(['id'], testerTexts.categoryId, (values) =>
      listOf(values, 'id').some((id) => !isCategory(id.trim())),
    ),
  ],
  constraints: [
    testerTexts.categoriesNeed,
    testerTexts.categoriesPart,
    testerTexts.categoryId,
    testerTexts.regionCode,
  ],
  result: 'videoCategories',
});
