import { endpoints } from '@contract/endpoints';
import { toolTexts, upstreamTexts } from '@contract/texts';
import { failing, never } from './build';

const { listImportBatches, undoImport, importVideosByPost } = endpoints;

/** Whether a request is for a page after the first. */
const isLaterPage = async (request: Request): Promise<boolean> =>
  'pageToken' in ((await request.json()) as object);

const unreachable = { when: isLaterPage, message: upstreamTexts.unreachable };

/** Rare states of the video import and its batches. */
export const importScenarios = {
  'import.moreFailed': {
    title: '동영상의 다음 페이지를 가져오지 못함',
    handlers: () => [failing(importVideosByPost, 'UPSTREAM', unreachable)],
  },
  'import.saveFailed': {
    title: '찾은 동영상을 저장하지 못함',
    handlers: () => [
      failing(importVideosByPost, 'INTERNAL', { message: toolTexts.importNotSaved }),
    ],
  },
  'import.quota': {
    title: '가져오는 중에 할당량을 다 씀',
    handlers: () => [
      failing(importVideosByPost, 'UPSTREAM_QUOTA', {
        when: isLaterPage,
        message: upstreamTexts.youtubeQuota,
      }),
    ],
  },
  'batches.failed': {
    title: '가져온 묶음을 불러오지 못함',
    handlers: () => [failing(listImportBatches, 'INTERNAL')],
  },
  'batches.loading': {
    title: '가져온 묶음을 계속 불러오는 중',
    handlers: () => [never(listImportBatches)],
  },
  'batches.undoFailed': {
    title: '가져오기를 되돌리지 못함',
    handlers: () => [failing(undoImport, 'INTERNAL')],
  },
};
