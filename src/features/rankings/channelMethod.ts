import { rankedChannelTexts } from '@/texts/rankedChannels';
import { sentencesOf, type Method } from './method';

/** How a ranking of channels was made. @param isNew whether it is that of the new ones */
export function channelMethod(method: Method, place: string, isNew: boolean): string[] {
  const first = isNew ? rankedChannelTexts.methodNew : rankedChannelTexts.methodChannels;
  return sentencesOf(method, (measure) => first(place, measure));
}
