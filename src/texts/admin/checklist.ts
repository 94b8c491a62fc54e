import type { SiteNeed } from '@contract/rules/site/setup';

/** What a site still lacks, and how to add it. */
export const checklistTexts = {
  title: '사이트를 알리기 전에',
  lead: '아직 준비되지 않은 것입니다. 갖추면 이 목록에서 사라집니다.',
  needs: {
    mail: {
      label: '메일',
      how: '메일을 보내지 않고 파일로 저장하고 있습니다. SMTP_URL을 설정해주세요.',
    },
    keys: {
      label: '데이터 도구의 키',
      how: '순위와 데이터 도구가 견본 데이터로 답합니다. YOUTUBE_API_KEY 등을 설정해주세요.',
    },
    backups: { label: '백업', how: '자동 백업이 꺼져 있습니다.' },
    legal: {
      label: '약관의 운영자 정보',
      how: '이용약관과 개인정보 처리방침에 빈칸이 있습니다. 운영자 이름과 주소, 책임자, 문의처를 채워주세요.',
    },
  } satisfies Record<SiteNeed, { label: string; how: string }>,
  links: { backups: '백업 설정하기', legal: '약관 보기' },
} as const;
