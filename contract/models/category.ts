import * as v from 'valibot';
import { contents, timings } from '../rules/categories';
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
} from '../rules/categories';

/** When a video is to be watched. */
export const TimingSchema = v.picklist(timings, validationTexts.category);

/** What a video is about. */
export const ContentSchema = v.picklist(contents, validationTexts.category);

// An unchosen field of an HTML form arrives as the empty text, which means the same as null.
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
