import type { ReactNode } from 'react';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Chip } from '@/design/components/Chip/Chip';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Field } from '@/design/components/Field/Field';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Row } from '@/design/components/Row/Row';
import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { Text } from '@/design/components/Text/Text';
import { DownIcon, HeartIcon, TrashIcon } from '@/design/icons/icons';

/** An example, and why it is so. */
export interface Example {
  says: string;
  shows?: ReactNode;
}

/** The introduction to a component. */
export interface Guide {
  is: string;
  good?: Example;
  bad?: Example;
}

const nothing = () => undefined;
const orders = [
  { value: 'new', label: '최신순' },
  { value: 'hot', label: '인기순' },
];
const manyOrders = ['새글', '인기', '댓글', '조회', '저장', '추천'].map((name) => ({
  value: name,
  label: name,
}));

/** The components of `src/design`, by name; examples where one is easily used wrongly. */
export const guides: Record<string, Guide> = {
  Avatar: {
    is: '사람의 얼굴입니다. 사진이 없거나 오지 않으면 이름의 첫 글자가 서고, 고리는 경험치입니다.',
    good: { says: '이름이 곁에 있으면 그림의 이름은 비웁니다.' },
    bad: { says: '사람이 아닌 것(스피어, 채널)에 쓰지 않습니다.' },
  },
  Badge: {
    is: '어떤 것의 상태를 한두 낱말로 말합니다. 누를 수 없습니다.',
    good: {
      says: '색이 없어도 낱말이 같은 말을 합니다.',
      shows: <Badge tone="warning">검토 중</Badge>,
    },
    bad: {
      says: '문장을 넣지 않습니다. 버튼처럼 누르게 하지 않습니다.',
      shows: <Badge tone="warning">관리자가 아직 이 글을 검토하고 있습니다</Badge>,
    },
  },
  Box: { is: '여백과 배치만 있는 빈 상자입니다. 다른 배치 컴포넌트로 안 될 때만 씁니다.' },
  Button: {
    is: '여기서 지금 할 수 있는 일입니다. 다른 곳으로 가는 것은 LinkButton입니다.',
    good: {
      says: '한 구역에 채운 버튼은 하나, 나머지는 테두리나 글자뿐인 버튼입니다. 이름은 하는 일입니다.',
      shows: (
        <Row>
          <Button variant="ghost">취소</Button>
          <Button>저장</Button>
        </Row>
      ),
    },
    bad: {
      says: '채운 버튼을 나란히 놓지 않습니다. "예", "아니요"로 묻지 않습니다.',
      shows: (
        <Row>
          <Button>예</Button>
          <Button>아니요</Button>
        </Row>
      ),
    },
  },
  Card: { is: '한 덩어리의 내용이 서는 면입니다. 카드 안에 카드를 넣지 않습니다.' },
  Checkbox: {
    is: '켜고 끄는 하나입니다. 저장을 눌러야 쓰이는 양식에서 씁니다.',
    good: { says: '켜졌을 때의 뜻을 긍정문으로 적습니다: "알림을 받습니다."' },
    bad: { says: '부정문으로 적지 않습니다: "알림을 받지 않지 않습니다."' },
  },
  Chip: {
    is: '목록을 좁히거나 섞는 조건입니다.',
    good: {
      says: '고른 것은 글자색과 표시로 나타납니다. 여러 개를 함께 고를 수 있습니다.',
      shows: (
        <Row>
          <Chip on="surface" checked onChange={nothing}>
            요리
          </Chip>
          <Chip on="surface" checked={false} onChange={nothing}>
            지식
          </Chip>
        </Row>
      ),
    },
    bad: { says: '순서를 고르는 데 쓰지 않습니다. SegmentedControl을 씁니다.' },
  },
  LinkChip: { is: '고른 것이 주소에 남는 Chip입니다. 스크립트 없이도 움직입니다.' },
  Cluster: { is: '줄이 넘치면 다음 줄로 가는 가로 배치입니다. 칩과 배지에 씁니다.' },
  Columns: { is: '넓으면 나란히, 좁으면 아래로 놓이는 단입니다.' },
  ConfirmDialog: {
    is: '되돌릴 수 없거나 잃을 것이 있는 일을 되묻습니다.',
    good: { says: '제목은 질문, 버튼은 그 일의 이름입니다: "글을 삭제하시겠습니까?", "삭제".' },
    bad: { says: '되돌릴 수 있는 일은 되묻지 않습니다. 하고 나서 "실행 취소"를 줍니다.' },
  },
  CopyButton: { is: '글을 복사하고, 되었는지를 2초 동안 버튼에 말합니다.' },
  DataTable: { is: '많은 행의 결과 표입니다. 정렬, 너비 바꾸기, 칸 복사를 키보드로도 합니다.' },
  DateField: {
    is: '날짜 하나를 한국식(연, 월, 일)으로 적거나 달력에서 고릅니다.',
    bad: { says: '"어제", "이번 주"처럼 정해진 기간은 SegmentedControl이나 Select로 고릅니다.' },
  },
  Dialog: {
    is: '하던 일 위에 열리는 창입니다. 첫 입력 칸, 없으면 가장 안전한 버튼에서 시작합니다.',
    good: { says: '창 하나에 일 하나. 버튼은 아래에, 주된 것이 마지막입니다.' },
    bad: { says: '창 위에 창을 열거나, 읽기만 할 긴 글을 넣지 않습니다.' },
  },
  Divider: { is: '묶음 사이의 나눔선입니다. 간격만으로 나뉘면 쓰지 않습니다.' },
  Drawer: { is: '화면 옆에서 나오는 메뉴입니다. 휴대폰의 전체 메뉴에 씁니다.' },
  EmptyState: {
    is: '아직 아무것도 없는 자리입니다. 장면, 한 문장, 버튼 하나입니다.',
    good: {
      says: '무엇이 없는지와 무엇을 하면 생기는지를 말합니다.',
      shows: (
        <EmptyState
          message="아직 심은 식물이 없습니다. 첫 씨앗을 심어보세요."
          action={<Button>씨앗 심기</Button>}
        />
      ),
    },
    bad: {
      says: '탓하거나 비어 있다고만 하지 않습니다.',
      shows: <EmptyState message="데이터 없음" />,
    },
  },
  ErrorPanel: {
    is: '불러오지 못한 것의 자리에서 무엇이 안 되었는지와 다시 시도하는 법을 말합니다.',
    good: {
      says: '무엇이 안 되었는지 한 문장과 다시 시도.',
      shows: (
        <ErrorPanel
          message="댓글을 불러오지 못했습니다."
          retryLabel="다시 시도"
          onRetry={nothing}
        />
      ),
    },
    bad: {
      says: '기계의 말을 보이거나 길을 막지 않습니다.',
      shows: <ErrorPanel message="Error 500: Internal Server Error" />,
    },
  },
  Field: {
    is: '한 줄을 적는 칸입니다. 이름, 도움말, 잘못이 함께 있습니다.',
    good: {
      says: '이름은 위에, 도움말은 아래에 늘 보입니다. 잘못은 고치는 법을 말합니다.',
      shows: <Field label="이메일" error="이메일 주소에 @를 넣어주세요." defaultValue="mulbit" />,
    },
    bad: {
      says: '칸 안의 글을 이름 대신 쓰지 않습니다. 적기 시작하면 사라집니다.',
      shows: <Field label="이메일" hideLabel placeholder="이메일" />,
    },
  },
  Grid: { is: '같은 너비의 칸이 자리만큼 놓이는 격자입니다.' },
  Heading: { is: '제목입니다. 보이는 크기와 문서에서의 단계를 따로 정합니다.' },
  IconButton: {
    is: '글 없이 아이콘만 보이는 버튼입니다. 이름(label)이 꼭 필요합니다.',
    good: {
      says: '누구나 아는 아이콘에만 씁니다.',
      shows: <IconButton label="좋아요" icon={<HeartIcon />} />,
    },
    bad: {
      says: '되돌릴 수 없는 일이나 낯선 뜻을 아이콘만으로 말하지 않습니다.',
      shows: (
        <Row>
          <IconButton label="모두 삭제" icon={<TrashIcon />} />
          <IconButton label="관심 없음" icon={<DownIcon />} />
        </Row>
      ),
    },
  },
  Inset: { is: '안쪽 여백입니다.' },
  JsonTree: { is: '받은 JSON을 펼치고, 찾고, 경로와 값을 복사합니다. 관리자 도구에 씁니다.' },
  LinkButton: {
    is: '버튼처럼 보이는 링크입니다. 다른 곳으로 갑니다.',
    bad: {
      says: '여기서 무엇을 바꾸는 일에 쓰지 않습니다. 새 창으로 열기와 주소 복사가 되어야 링크입니다.',
    },
  },
  LazyPart: {
    is: '코드가 나중에 오는 부분입니다. 오는 동안 뼈대가, 오지 않으면 다시 시도하는 줄이 섭니다.',
  },
  Menu: {
    is: '한 대상에 할 수 있는 드문 일들의 목록입니다.',
    bad: { says: '자주 하는 일을 메뉴에 숨기지 않습니다. 위험한 일은 맨 아래에 둡니다.' },
  },
  MultiSelect: {
    is: '다섯 가지가 넘는 것에서 여러 개를 고릅니다. 몇 개 골랐는지 버튼이 말합니다.',
  },
  Page: { is: '페이지의 너비와 여백입니다. wide와 reading 둘뿐입니다.' },
  Popover: { is: '누른 곳 곁에 열리는 작은 창입니다. 휴대폰에서는 아래에서 올라옵니다.' },
  ProgressBar: {
    is: '목표까지 얼마나 왔는지 보입니다.',
    good: {
      says: '숫자를 함께 적습니다.',
      shows: <ProgressBar label="경험치" value={0.64} valueText="4,480 / 7,000" />,
    },
    bad: { says: '언제 끝날지 모르는 기다림에 쓰지 않습니다. Spinner나 Skeleton을 씁니다.' },
  },
  Row: { is: '한 줄에 나란히 놓습니다.' },
  SearchBox: {
    is: '찾을 말을 적습니다. Enter나 버튼으로 찾고, 한글을 조합하는 동안에는 보내지 않습니다.',
  },
  SegmentedControl: {
    is: '같은 목록의 순서나 기간을 둘에서 네 가지 가운데 고릅니다.',
    good: {
      says: '낱말은 짧고 길이가 비슷합니다.',
      shows: <SegmentedControl label="순서" options={orders} value="new" onChange={nothing} />,
    },
    bad: {
      says: '다섯 가지가 넘으면 Select를 씁니다. 다른 페이지로 가면 Tabs입니다.',
      shows: (
        <SegmentedControl
          label="순서(나쁜 예)"
          options={manyOrders}
          value="새글"
          onChange={nothing}
        />
      ),
    },
  },
  Select: { is: '다섯 가지 이상에서 하나를 고릅니다.' },
  Skeleton: {
    is: '올 내용과 같은 모양의 빈자리입니다.',
    good: { says: '올 것과 높이가 같아, 내용이 와도 아무것도 움직이지 않습니다.' },
    bad: { says: '내용과 다른 모양이나, 눌러서 시작한 일의 기다림에 쓰지 않습니다.' },
  },
  SortableList: {
    is: '사람이 순서를 정하는 목록입니다. 손잡이를 끌거나, Enter와 화살표로 옮깁니다.',
    bad: { says: '정렬 기준이 있는 목록에 쓰지 않습니다. SegmentedControl이나 Select로 고릅니다.' },
  },
  Spinner: { is: '짧은 기다림의 표시입니다. 버튼 안이나 목록의 끝에 씁니다.' },
  SplitHandle: { is: '두 칸의 너비를 나누는 손잡이입니다. 화살표 키로도 움직입니다.' },
  Spread: { is: '양 끝에 벌려 놓습니다. 제목과 그 곁의 버튼에 씁니다.' },
  SqlEditor: { is: 'SQL을 적는 칸입니다. 색, 자동 완성, Ctrl+Enter 실행이 있습니다.' },
  Stack: { is: '위에서 아래로 쌓습니다.' },
  Tabs: {
    is: '한 페이지의 여러 모습을 오갑니다.',
    bad: { says: '목록을 좁히거나(Chip) 순서를 바꾸는 데(SegmentedControl) 쓰지 않습니다.' },
  },
  Text: {
    is: '글자 단계의 역할 하나로 쓴 글입니다. 역할은 모양만 정하고, 요소는 as가 정합니다.',
    good: {
      says: '곁에 서는 글은 meta에 muted입니다.',
      shows: (
        <Text variant="meta" tone="muted">
          조회수 1,204 · 3시간 전
        </Text>
      ),
    },
    bad: {
      says: '상태의 색으로 꾸미지 않습니다.',
      shows: (
        <Text variant="meta" tone="danger">
          조회수 1,204 · 3시간 전
        </Text>
      ),
    },
  },
  Textarea: {
    is: '여러 줄을 적는 칸입니다. 적는 만큼 늘어나고, 남은 글자를 세지만 자르지 않습니다.',
  },
  Toast: {
    is: '일이 끝났음을 잠시 알립니다. 하던 일을 막지 않습니다.',
    good: { says: '끝난 일과, 있으면 되돌리는 버튼 하나.' },
    bad: { says: '꼭 읽어야 하거나 골라야 하는 것은 Toast로 알리지 않습니다.' },
  },
  Tooltip: {
    is: '컨트롤에 몇 낱말을 덧붙입니다.',
    bad: { says: '여기에만 있는 말을 두지 않습니다. 휴대폰에는 보이지 않습니다.' },
  },
  VisuallyHidden: { is: '눈에는 보이지 않고 스크린 리더만 읽는 글입니다.' },
  lazyPart: { is: '쓸 때 불러오는 부분입니다. 오지 않으면 그 자리에서 다시 시도합니다.' },
  Mark: { is: '물빛의 마크입니다. 글자 마크 곁에서는 이름을 붙이지 않습니다.' },
  Icon: { is: '선으로 그린 아이콘입니다. 모두 모은 표는 문서의 아이콘에 있습니다.' },
  HeatMap: { is: '요일과 시간처럼 두 축의 크기를 다섯 단계의 색과 숫자로 보입니다.' },
  LineChart: {
    is: '날마다의 변화를 선으로 보입니다. 화살표 키로 하루씩 읽고, 표로도 볼 수 있습니다.',
  },
  ShareBars: { is: '전체에서 차지하는 몫을 막대로 보입니다.' },
  Sparkline: { is: '한 줄 안의 작은 선입니다. 흐름만 보이고, 값은 곁의 글이 말합니다.' },
};
