import { useRef } from 'react';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import * as icons from '@/design/icons/icons';
import * as styles from './docs.css';
import { Sheet } from './Sheet';

type Name = keyof typeof icons;

/** The meanings of each icon, which are also its search words. */
const meanings: Record<Name, string> = {
  AuditIcon: '감사 기록',
  BackIcon: '뒤로, 왼쪽 화살표',
  BellIcon: '알림, 종',
  CalendarIcon: '날짜, 달력',
  ChatIcon: '댓글, 말풍선',
  CheckIcon: '완료, 선택, 확인',
  ChevIcon: '펼치기, 아래 꺾쇠',
  ClockIcon: '검토 중, 시간, 시계',
  CupIcon: '쉬는 시간, 찻잔',
  DbIcon: '데이터베이스',
  DiceIcon: '무작위, 주사위',
  DownIcon: '아래로, 하락, 싫어요',
  DownloadIcon: '내려받기, 저장',
  DropFilledIcon: '물방울(채움)',
  DropIcon: '물방울',
  ExternalIcon: '바깥 링크, 새 창',
  EyeIcon: '보기, 조회수, 눈',
  EyeoffIcon: '숨기기, 가린 눈',
  FireIcon: '인기, 불꽃',
  GemFilledIcon: '보석(채움)',
  GemIcon: '보석',
  GlassIcon: '술 한잔, 잔',
  GripIcon: '끌어 옮기는 손잡이',
  HeartFilledIcon: '좋아요(누름), 하트',
  HeartIcon: '좋아요, 하트',
  HomeIcon: '홈, 집',
  ImageIcon: '이미지, 사진',
  InfoIcon: '안내, 정보',
  LeafIcon: '정원, 식물, 잎',
  LinkIcon: '링크, 고리',
  LockIcon: '잠김, 자물쇠',
  LogoutIcon: '로그아웃, 나가기',
  MenuIcon: '메뉴, 세 줄',
  MinusIcon: '빼기, 줄이기',
  MoreIcon: '더 보기, 점 셋',
  MoveIcon: '위치 조정, 이동',
  NewsIcon: '뉴스, 신문',
  PenIcon: '글쓰기, 수정, 펜',
  PinIcon: '고정, 압정',
  PlusIcon: '더하기, 추가',
  RankIcon: '순위, 랭킹',
  RedoIcon: '다시 실행',
  RightIcon: '앞으로, 오른쪽 꺾쇠',
  SaveIcon: '저장하기, 책갈피',
  SearchIcon: '검색, 찾기, 돋보기',
  ShareIcon: '공유',
  SlidersIcon: '설정, 조건, 조절',
  SunIcon: '밝은 테마, 해',
  TextIcon: '글, 텍스트 블록',
  TrainIcon: '출퇴근, 기차',
  TrashIcon: '삭제, 휴지통',
  UndoIcon: '실행 취소, 되돌리기',
  UpIcon: '위로, 상승',
  UserIcon: '사람, 회원, 프로필',
  VideoIcon: '영상, 동영상',
  WarningIcon: '경고, 실패, 주의',
  XIcon: '닫기, 지우기, 엑스',
};

const said = { copied: '복사됨', failed: '복사 실패' };

function IconTile({ name }: { name: Name }) {
  const Icon = icons[name];
  const place = useRef<HTMLSpanElement>(null);
  return (
    <li className={styles.icon}>
      <span ref={place}>
        <Icon size="xl" />
      </span>
      <Text variant="label">{name}</Text>
      <Text variant="caption" tone="muted">
        {meanings[name]}
      </Text>
      <Row gap={6}>
        <CopyButton
          label={`${name} 코드`}
          texts={{ copy: '코드', ...said }}
          text={() => `import { ${name} } from '@/design/icons/icons';`}
        />
        <CopyButton
          label={`${name} SVG`}
          texts={{ copy: 'SVG', ...said }}
          text={() => place.current?.innerHTML ?? ''}
        />
      </Row>
    </li>
  );
}

/** All icons. Readers search them by name or meaning and copy them as code or as a drawing. */
export function IconSheet() {
  return (
    <Sheet
      label="아이콘 찾기"
      items={Object.keys(icons) as Name[]}
      wordsOf={(name) => `${name} ${meanings[name]}`}
    >
      {(found) => (
        <ul className={styles.icons}>
          {found.map((name) => (
            <IconTile key={name} name={name} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
