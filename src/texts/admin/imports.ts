import type { ImportBatch } from '@contract/models/tools';
import type { BatchKind } from '@contract/rules/posts/saved-video';
import { formatNumber } from '@contract/rules/text/counts';
import { testerOf } from '@contract/testers';
import { shownConditions, type BatchConditions } from '@contract/testers/conditions';

const kinds: Record<BatchKind, string> = {
  import: '영상 가져오기',
  save: '선택한 동영상 저장',
};

/** The conditions that found the videos of a batch, in one line; null if they are unknown. */
export function conditionsText(conditions: BatchConditions | null): string | null {
  if (conditions === null) return null;
  const { tester } = conditions;
  const tool = tester === null ? null : testerOf(tester);
  const said = [
    // An import has the name of its tool.
    ...(tool?.canSave ? [tool.label] : []),
    ...shownConditions(conditions).map(({ label, value }) => `${label} ${value}`),
  ];
  return said.length === 0 ? null : said.join(' · ');
}

/** The posts and comments that undoing a batch removes. */
export const goes = (posts: number, comments: number) =>
  comments > 0
    ? `검토를 기다리는 글 ${formatNumber(posts)}개와 댓글 ${formatNumber(comments)}개를 삭제합니다.`
    : `검토를 기다리는 글 ${formatNumber(posts)}개를 삭제합니다.`;
export const comesBack = '되돌린 뒤에도 ‘되돌리기 취소’로 복구할 수 있습니다.';

/** The batches of imported videos, below the import. */
export const importBatchesTexts = {
  title: '가져온 묶음',
  hint: '최근 50개입니다. 가져온 글은 확정해야 공개됩니다.',
  failed: '가져온 묶음을 불러오지 못했습니다.',
  empty: '아직 가져온 묶음이 없습니다.',
  list: '가져온 묶음 목록',
  kinds,
  byScript: '스크립트',
  pending: (count: number) => `검토 대기 ${formatNumber(count)}`,
  confirmed: (count: number) => `확정 ${formatNumber(count)}`,
  reverted: (count: number) => `미확정 글 ${formatNumber(count)}`,
  rejected: (count: number) => `반려 ${formatNumber(count)}`,
  removed: (count: number) => `되돌린 글 ${formatNumber(count)}`,
  nothingLeft: '남은 글 없음',
  waiting: '검토 대기 글 보기',
  more: '이전 묶음 더 보기',
  undo: { import: '이 가져오기 되돌리기', save: '저장 되돌리기' },
  undoTitle: { import: '이 가져오기를 되돌릴까요?', save: '저장을 되돌릴까요?' },
  undoMessage: (
    counts: Pick<ImportBatch, 'pending' | 'comments' | 'confirmed' | 'reverted' | 'rejected'>,
    conditions: string | null,
  ) => {
    const { pending, comments } = counts;
    const kept = counts.confirmed + counts.reverted + counts.rejected;
    return [
      ...(conditions === null ? [] : [`${conditions} 조건으로 찾은 묶음입니다.`]),
      goes(pending, comments),
      ...(kept > 0 ? [`이미 검토한 글 ${formatNumber(kept)}개는 그대로 남습니다.`] : []),
      comesBack,
    ].join(' ');
  },
  redo: '되돌리기 취소',
  restored: (count: number) =>
    count > 0
      ? `글 ${formatNumber(count)}개를 복구했습니다.`
      : '복구할 글이 없습니다. 이미 복구했거나 영상을 다시 가져왔습니다.',
  redoFailed: '되돌린 글을 복구하지 못했습니다.',
  undone: (removed: number, kept: number) =>
    [
      `글 ${formatNumber(removed)}개를 삭제했습니다.`,
      ...(kept > 0 ? [`이미 검토한 글 ${formatNumber(kept)}개는 그대로 두었습니다.`] : []),
    ].join(' '),
  undoFailed: '묶음을 되돌리지 못했습니다.',
} as const;

/** The progress of a run over several pages. */
export const runProgressTexts = {
  title: '진행 상황',
  labels: { importVideos: '동영상 가져오기', collectChannels: '채널 수집' },
  count: (done: number, goal: number) => `${formatNumber(done)} / ${formatNumber(goal)}`,
  /** The result of the run. */
  found: {
    importVideos: (found: number, known: number) =>
      `새로 저장 ${formatNumber(found - known)}개 · 이미 저장됨 ${formatNumber(known)}개`,
    collectChannels: (found: number) => `저장한 채널 ${formatNumber(found)}개`,
  },
  states: {
    importVideos: {
      running: '나누어 가져오는 중입니다.',
      stopping: '이미 요청한 페이지까지만 가져오고 중단합니다.',
      cancelled: '중단했습니다. 지금까지 저장한 동영상은 그대로 있습니다.',
      failed: '다음 페이지를 가져오지 못했습니다.',
      done: '요청한 개수만큼 가져왔습니다. 결과가 더 있습니다.',
      ended: '찾은 결과를 모두 가져왔습니다.',
    },
    collectChannels: {
      running: '나누어 수집하는 중입니다.',
      stopping: '이미 요청한 페이지까지만 수집하고 중단합니다.',
      cancelled: '중단했습니다. 지금까지 저장한 채널은 그대로 있습니다.',
      failed: '다음 페이지를 수집하지 못했습니다.',
      done: '요청한 개수만큼 수집했습니다. 결과가 더 있습니다.',
      ended: '찾은 채널을 모두 수집했습니다.',
    },
  },
  goOn: { importVideos: '이어서 가져오기', collectChannels: '이어서 수집하기' },
  ownKey: {
    importVideos: '입력했던 API 키는 저장하지 않으므로, 이어서 가져오면 서버의 키를 사용합니다.',
    collectChannels: '입력했던 API 키는 저장하지 않으므로, 이어서 수집하면 서버의 키를 사용합니다.',
  },
} as const;

/** The source of an imported post, in the review. */
export const importSourceTexts = {
  badge: 'YouTube에서 가져옴',
  title: '가져온 곳',
  source: 'YouTube',
  kinds,
  byScript: importBatchesTexts.byScript,
} as const;
