import { josa } from 'es-hangul';

export const installTexts = {
  title: (site: string) => `${josa(site, '을/를')} 홈 화면에 추가하시겠습니까?`,
  titleByHand: (site: string) => `${josa(site, '을/를')} 홈 화면에 추가할 수 있습니다`,
  lead: '앱처럼 바로 열고, YouTube에서 공유한 영상을 그대로 올릴 수 있습니다.',
  leadByHand:
    '브라우저의 공유 버튼을 누르고 ‘홈 화면에 추가’를 선택하면 앱처럼 바로 열 수 있습니다.',
  install: '추가',
  later: '추가하지 않기',
  read: '확인',
} as const;
