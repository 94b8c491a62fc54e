import type { RawItem } from '@contract/models/tools';
import { fieldsOf } from '@contract/rules/text/fields';
import { cut } from '@contract/rules/text/length';
import { SAVED_DESCRIPTION_MAX, videoIdOf } from '@contract/rules/posts/saved-video';

/** How much of a description is sent: more than is saved, because its markup is removed. */
const DESCRIPTION_SENT = SAVED_DESCRIPTION_MAX + 200;

const sent = (value: unknown): unknown =>
  typeof value === 'string' ? cut(value, DESCRIPTION_SENT) : undefined;

/**
 * Reduces an item to the fields that are saved with its video: fifty whole items, each with its
 * long description twice and perhaps in many languages, would be a slow and large request.
 */
export function savableItem(item: RawItem): RawItem {
  const { title, description, channelTitle, videoOwnerChannelTitle } = fieldsOf(item.snippet);
  return {
    videoId: videoIdOf(item),
    snippet: { title, description: sent(description), channelTitle, videoOwnerChannelTitle },
    contentDetails: { duration: fieldsOf(item.contentDetails).duration },
  };
}
