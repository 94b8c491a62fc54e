import type { RawItem } from '@contract/models/tools';
import type { TesterValues } from '@contract/testers/types';
import { call } from '../client';

/**
 * Saves videos of an answer as posts that wait for review.
 * @param found the data tool that found them, and its input
 */
export const sendSavedVideos = (
  videos: readonly RawItem[],
  { tester, params }: { tester: string; params: TesterValues },
) =>
  call('saveVideos', { query: {}, body: { videos: [...videos], tester, params: { ...params } } });
/** Undoes a batch of saved videos; posts that were reviewed already stay. */
export const takeBatchBack = (batchId: string) => call('undoImport', { params: { batchId } });
/** Restores the posts of an undone batch. */
export const bringBatchBack = (batchId: string) => call('redoImport', { params: { batchId } });
/** A video's own details; null if they are not available. */
export const fetchEmbedInfo = (videoId: string, signal?: AbortSignal) =>
  call('getEmbedInfo', { query: { videoId } }, signal).then((answer) => answer.embed);
/**
 * Turns a call's exchanges into a file for the simulated services.
 * @param keptOnly whether to send no request; the answer is NOT_FOUND if nothing is stored
 */
export const sendFixture = (tester: string, params: TesterValues, keptOnly: boolean) =>
  call('recordFixture', { body: { tester, params: { ...params }, keptOnly } });
