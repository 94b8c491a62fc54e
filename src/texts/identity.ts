/** The texts of the site's name and look, for the settings and the setup. */
export const identityTexts = {
  heading: '사이트 정보',
  intro: '머리글, 제목, 메일, RSS, 약관에 쓰입니다.',
  fields: {
    siteName: { label: '사이트 이름' },
    siteSlogan: { label: '한 줄 소개' },
    siteIcon: { label: '아이콘' },
    siteAccent: { label: '대표 색' },
    siteContact: { label: '문의 이메일' },
  },
  sloganHint: '사이트 이름이 들어 있으면 그 부분을 강조합니다. 비우면 이름만 보여줍니다.',
  contactHint: '약관과 메일에 적힙니다. 비우면 서버 설정의 주소를 씁니다.',
  ownMark: '기본 아이콘',
  accents: {
    water: '물빛',
    sky: '하늘빛',
    forest: '숲빛',
    violet: '보랏빛',
    sunset: '노을빛',
  },
  saved: '사이트 정보를 저장했습니다.',
  saveFailed: '사이트 정보를 저장하지 못했습니다.',
} as const;
