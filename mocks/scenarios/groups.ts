import { scenarioNames, type ScenarioName } from '.';

/** The first part of a scenario's name: its subject. */
type Subject = ScenarioName extends `${infer First}.${string}` ? First : never;

/** The groups in a menu of scenarios, with their subjects. */
const groups: { title: string; subjects: Subject[] }[] = [
  {
    title: '사이트 전체',
    subjects: ['network', 'session', 'account', 'text', 'profile', 'consent'],
  },
  { title: '피드와 알림', subjects: ['feed', 'settings', 'suggestions', 'notifications'] },
  { title: '게시글', subjects: ['post', 'like', 'dislike', 'save', 'hide', 'unhide', 'favorite'] },
  { title: '댓글과 신고', subjects: ['comment', 'comments', 'report', 'block', 'follow'] },
  { title: '글쓰기', subjects: ['write', 'change', 'upload', 'preview'] },
  { title: '스피어와 멤버', subjects: ['spheres', 'join', 'member', 'my'] },
  {
    title: '로그인과 가입',
    subjects: ['login', 'secondFactor', 'passkeys', 'providers', 'signup', 'mail', 'legal'],
  },
  { title: '동반자와 정원', subjects: ['character', 'claim', 'garden'] },
  { title: '인기 영상과 순위', subjects: ['trending', 'rankings'] },
  {
    title: '관리자',
    subjects: [
      'overview',
      'checklist',
      'review',
      'pin',
      'reviewPost',
      'reports',
      'members',
      'adminMember',
      'audit',
    ],
  },
  {
    title: '관리자 설정과 쿼리',
    subjects: ['adminSettings', 'moderation', 'adminSpheres', 'backups', 'status', 'query'],
  },
  {
    title: '데이터 도구',
    subjects: [
      'tools',
      'quotas',
      'import',
      'batches',
      'saveVideos',
      'undoImport',
      'fixture',
      'stock',
    ],
  },
  { title: '외부 API', subjects: ['youtube', 'news', 'naver', 'estate'] },
];

const subjectOf = (name: ScenarioName) => name.split('.', 1)[0] as Subject;

/** The scenarios by group, in menu order. */
export const scenarioGroups: { title: string; names: ScenarioName[] }[] = groups.map(
  ({ title, subjects }) => ({
    title,
    names: scenarioNames.filter((name) => subjects.includes(subjectOf(name))),
  }),
);
