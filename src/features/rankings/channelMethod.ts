import { rankedChannelTexts } from '@/texts/rankedChannels';
import { sentencesOf, type Method } from './method';

/** Explains how a ranking of channels is made. @param isNew whether it ranks new channels */
export function channelMethod(method: Method, place: string, isNew: boolean): string[] {
  const first = isNew ? rankedChannelTexts.methodNew : rankedChannelTexts.methodChannels;
  return sentencesOf(method, (measure) => first(place, measure));
}
