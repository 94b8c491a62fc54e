import { endpoints } from '@contract/endpoints';
import { failing, never } from './build';

const { saveVideos, undoImport, recordFixture } = endpoints;

/** States of the actions on a data tool's result. */
export const testerResultScenarios = {
  'saveVideos.failed': {
    title: '선택한 동영상을 저장하지 못함',
    handlers: () => [failing(saveVideos, 'INTERNAL')],
  },
  'saveVideos.loading': {
    title: '선택한 동영상을 계속 저장하는 중',
    handlers: () => [never(saveVideos)],
  },
  'undoImport.failed': {
    title: '저장한 동영상을 되돌리지 못함',
    handlers: () => [failing(undoImport, 'INTERNAL')],
  },
  'fixture.failed': {
    title: '목 데이터를 만들지 못함',
    handlers: () => [failing(recordFixture, 'INTERNAL')],
  },
};
