import * as v from 'valibot';
import { contents, timings } from '../rules/posts/categories';
import { validationTexts } from '../texts';

export {
  contents,
  feedPeriods,
  feedSorts,
  timings,
  type ContentCategory,
  type FeedPeriod,
  type FeedSort,
  type Timing,
} from '../rules/posts/categories';

/** The best time to watch a video. */
export const TimingSchema = v.picklist(timings, validationTexts.category);

/** The topic of a video. */
export const ContentSchema = v.picklist(contents, validationTexts.category);

// An unselected field of an HTML form arrives as an empty text, which means null.
const unchosen = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const choice = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.union([v.nullable(schema), unchosen], validationTexts.category), null);

/** Categories of a shared video; both are optional. */
export const CategoriesSchema = v.object({
  timing: choice(TimingSchema),
  content: choice(ContentSchema),
});
