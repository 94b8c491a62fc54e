import type { RawItem } from '@contract/models/tools';
import type { TesterValues } from '@contract/testers/types';
import { call } from '../client';

/**
 * Keeps videos of an answer as posts that wait for review.
 * @param found the data tool that found them, and with what
 */
export const sendSavedVideos = (
  videos: readonly RawItem[],
  { tester, params }: { tester: string; params: TesterValues },
) =>
  call('saveVideos', { query: {}, body: { videos: [...videos], tester, params: { ...params } } });
/** Takes back a batch of saved videos, as far as its posts wait for review. */
export const takeBatchBack = (batchId: string) => call('undoImport', { params: { batchId } });
/** Brings back what was taken back with a batch. */
export const bringBatchBack = (batchId: string) => call('redoImport', { params: { batchId } });
/** What a video says of itself; null where that cannot be got. */
export const fetchEmbedInfo = (videoId: string, signal?: AbortSignal) =>
  call('getEmbedInfo', { query: { videoId } }, signal).then((answer) => answer.embed);
/**
 * Makes a call's exchanges a file for the simulated services.
 * @param keptOnly whether nothing is asked; it is then NOT_FOUND where no answer is kept
 */
export const sendFixture = (tester: string, params: TesterValues, keptOnly: boolean) =>
  call('recordFixture', { body: { tester, params: { ...params }, keptOnly } });
