import * as v from 'valibot';
import { contents, timings } from '../rules/categories';
import { validationTexts } from '../texts';

export {
  contents,
  feedSorts,
  timings,
  type ContentCategory,
  type FeedSort,
  type Timing,
} from '../rules/categories';

/** When a video is to be watched. */
export const TimingSchema = v.picklist(timings, validationTexts.category);

/** What a video is about. */
export const ContentSchema = v.picklist(contents, validationTexts.category);

/** Categories of a shared video; both are optional. */
export const CategoriesSchema = v.object({
  timing: v.nullish(TimingSchema, null),
  content: v.nullish(ContentSchema, null),
});
