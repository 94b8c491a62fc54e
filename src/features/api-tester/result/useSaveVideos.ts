import { call } from '@/api/client';
import { saveVideosTexts } from '@/texts/admin/testerResult';
import { failureText } from '@/texts/errors';
import type { RawItem } from '@contract/models/tools';
import { testerTexts } from '@contract/testerTexts';
import { useRef, useState } from 'react';
import type { TesterOutcome } from '../run/remotes';
import type { VideoSelection } from './useVideoSelection';
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

/** Videos that were saved together, and the result of undoing that. */
export interface SavedBatch {
  batchId: string;
  state: 'saved' | 'undoing' | 'undone' | 'redoing';
  videos: readonly RawItem[];
  /** How many posts were created from them. */
  count: number;
}

type Work = { status: 'idle' | 'saving' } | { status: 'said' | 'failed'; text: string };

/** Saves videos of a result as posts that wait for review, and can undo that. */
export function useSaveVideos({ tester, values }: TesterOutcome, selection: VideoSelection) {
  const [work, setWork] = useState<Work>({ status: 'idle' });
  const [batches, setBatches] = useState<readonly SavedBatch[]>([]);
  const busy = useRef(false);
  const change = (batchId: string, changed: Partial<SavedBatch>) =>
    setBatches((before) =>
      before.map((one) => (one.batchId === batchId ? { ...one, ...changed } : one)),
    );

  /** @param all how many videos are available */
  async function save(videos: readonly RawItem[], all: number): Promise<void> {
    if (busy.current) return;
    if (videos.length === 0) {
      const text = all === 0 ? testerTexts.saveNothing : testerTexts.saveNoSelection;
      setWork({ status: 'failed', text });
      return;
    }
    busy.current = true;
    setWork({ status: 'saving' });
    try {
      const found = { tester: tester.id, params: { ...values } };
      const body = { videos: videos.map(savableItem), ...found };
      const answer = await call('saveVideos', { query: {}, body });
      const { message, savedCount: count, skipped, batchId } = answer;
      const text = skipped > 0 ? `${message} ${saveVideosTexts.skipped(skipped)}` : message;
      setWork({ status: 'said', text });
      if (batchId !== null) {
        setBatches((before) => [{ batchId, state: 'saved', videos, count }, ...before]);
      }
      selection.markSaved(videos);
    } catch (error) {
      setWork({ status: 'failed', text: failureText(error, saveVideosTexts.failed) });
    }
    busy.current = false;
  }

  async function undo({ batchId, videos }: SavedBatch): Promise<void> {
    change(batchId, { state: 'undoing' });
    try {
      const { removed, kept } = await call('undoImport', { params: { batchId } });
      const text = [
        saveVideosTexts.undone(removed),
        ...(kept > 0 ? [saveVideosTexts.kept(kept)] : []),
      ].join(' ');
      change(batchId, { state: 'undone' });
      selection.unmark(videos);
      setWork({ status: 'said', text });
    } catch (error) {
      change(batchId, { state: 'saved' });
      setWork({ status: 'failed', text: failureText(error, saveVideosTexts.undoFailed) });
    }
  }

  async function redo({ batchId, videos }: SavedBatch): Promise<void> {
    change(batchId, { state: 'redoing' });
    try {
      const { restored: count } = await call('redoImport', { params: { batchId } });
      change(batchId, { state: 'saved', count });
      selection.markSaved(videos);
      setWork({ status: 'said', text: saveVideosTexts.restored(count) });
    } catch (error) {
      change(batchId, { state: 'undone' });
      setWork({ status: 'failed', text: failureText(error, saveVideosTexts.redoFailed) });
    }
  }

  return {
    work,
    batches,
    save: (videos: readonly RawItem[], all: number) => void save(videos, all),
    undo: (batch: SavedBatch) => void undo(batch),
    redo: (batch: SavedBatch) => void redo(batch),
  };
}
