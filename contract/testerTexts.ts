/** Input errors of the data tools. */
export const testerTexts = {
  choice: '목록에 있는 값만 사용할 수 있습니다.',
  number: '숫자를 입력해주세요.',
  wholeRange: '허용된 범위의 숫자를 입력해주세요.',
  long: '입력한 값이 너무 깁니다.',
  date: '날짜는 2026-11-22처럼 입력해주세요.',
  moment: '시각은 2026-11-22T00:00:00Z처럼 입력해주세요.',
  oauth: 'OAuth 로그인이 필요한 파라미터입니다.',
  unknownTester: '도구의 종류가 올바르지 않습니다.',

  importRegion: '지역을 선택해주세요.',
  importDate: '기준일을 선택해주세요.',
  importDateFuture: '기준일은 오늘보다 뒤일 수 없습니다.',
  importMax: '최대 개수는 1~50 사이로 입력해주세요.',
  importLeast: '최소값은 0 이상이어야 합니다.',
  videosOneOf: 'id, chart, myRating 중 하나는 반드시 필요합니다.',
  videosCategory:
    'chart=mostPopular에서는 카테고리 1, 2, 10, 15, 17, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33만 사용할 수 있습니다.',
  videosOneCategory: '카테고리는 한 번에 하나만 선택할 수 있습니다.',
  videosChartAndQ: 'chart와 q는 함께 사용할 수 없습니다.',
  videosIdAndChart: 'id와 chart는 함께 사용할 수 없습니다.',
  searchNeeds: '검색어(q) 또는 videoCategoryId가 필요합니다.',
  searchLocation: 'location과 locationRadius는 함께 입력해야 합니다.',
  searchOneCategory: '검색에서는 카테고리를 하나만 선택할 수 있습니다.',
  channelsOneOf:
    'id, forUsername, mine, managedByMe, mySubscribers, forHandle 중 하나가 필요합니다.',
  channelsOnlyOne: 'id, forUsername, forHandle 중 하나만 사용할 수 있습니다.',
  playlistsOneOf: 'id, channelId, mine 중 하나가 필요합니다.',
  playlistsOnlyOne: 'id와 channelId는 함께 사용할 수 없습니다.',
  playlistNeeded: 'playlistId는 필수입니다.',
  partNeeded: 'part는 필수입니다.',
  commentsNeed:
    'order, maxResults, searchTerms, textFormat, moderationStatus를 사용하려면 videoId, channelId, allThreadsRelatedToChannelId 중 하나가 필요합니다.',
  commentsOneOf: 'id, videoId, channelId, allThreadsRelatedToChannelId 중 하나가 필요합니다.',
  commentsOnlyOne:
    'id, videoId, channelId, allThreadsRelatedToChannelId 중 하나만 사용할 수 있습니다.',
  categoriesNeed: 'regionCode 또는 id가 필요합니다.',
  categoriesOnlyOne: 'regionCode와 id는 함께 사용할 수 없습니다.',
  categoriesPart: 'part에는 snippet만 사용할 수 있습니다.',
  categoryId: '카테고리 ID는 1~44입니다.',
  regionCode: '지역 코드는 두 자리 국가 코드입니다.',
  maxOf50: 'maxResults는 1~50 사이입니다.',
  maxOf100: 'maxResults는 1~100 사이입니다.',
  youtubeQuota: '하루 할당량은 10,000 단위입니다.',
  videoId: '동영상 id는 11자입니다.',
  videoIds: '동영상 id는 11자이며, 쉼표로 나누어 50개까지 입력할 수 있습니다.',
  newsPage: '페이지는 1~10 사이로 입력해주세요.',
  newsNeeds: '전체 검색에는 검색어가 필요합니다.',
  newsHeadlinesNeed: '주요 뉴스에는 국가, 카테고리, 검색어 중 하나가 필요합니다.',
  naverQuery: '검색어를 입력해주세요.',
  naverShort: '검색어는 2자 이상 입력해주세요.',
  naverDisplay: '표시 개수는 1~100 사이로 입력해주세요.',
  naverStart: '시작 위치는 1~1000 사이로 입력해주세요.',
  estatePage: '페이지는 1~100 사이로 입력해주세요.',

  saveNothing: '저장할 데이터가 없습니다. 먼저 조회를 실행해주세요.',
  saveNoSelection: '저장할 동영상이 없습니다. 동영상을 선택해주세요.',
  saveMany: '한 번에 50개까지 저장할 수 있습니다.',
  batchNotFound: '가져온 묶음을 찾을 수 없습니다.',
  batchOld: '다른 사람이 시작한 묶음에는 이어서 저장할 수 없습니다.',
  batchUndone: '되돌린 묶음에는 이어서 저장할 수 없습니다. 새로 시작해주세요.',
  batchOther: '조건이 다른 묶음에는 이어서 저장할 수 없습니다. 새로 시작해주세요.',
} as const;

/** Why a request to a third party failed, in words for an admin. */
export const upstreamTexts = {
  unreachable: '외부 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.',
  timeout: '외부 서비스의 응답이 너무 늦어 중단했습니다. 잠시 후 다시 시도해주세요.',
  failed: '외부 서비스에서 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  unreadable: '외부 서비스가 읽을 수 없는 응답을 보냈습니다.',
  tooLarge: '외부 서비스의 응답이 너무 커서 받지 않았습니다.',
  rate: '외부 서비스가 요청이 너무 잦다고 거절했습니다. 잠시 후 다시 시도해주세요.',
  parameter: '외부 서비스가 받아들이지 않는 파라미터가 있습니다.',
  refused: '외부 서비스가 이 요청을 허용하지 않았습니다.',
  notFound: '요청한 항목을 찾을 수 없습니다.',
  key: '외부 서비스의 API 키가 올바르지 않습니다.',
  youtubeKey: 'YouTube API 키가 올바르지 않습니다.',
  youtubeQuota: 'YouTube API 할당량을 초과했습니다.',
  quota: '오늘 사용할 수 있는 호출량을 모두 썼습니다.',
  comments: '댓글이 사용 중지된 동영상입니다.',
  chart: '이 카테고리의 인기 차트를 제공하지 않습니다.',
  most: '지금 요금제에서 조회할 수 있는 결과의 수를 넘었습니다.',
  notKept: '이 요청의 응답이 더는 저장되어 있지 않습니다.',
} as const;

/** The reason why a third party did not answer. */
export type UpstreamReason = keyof typeof upstreamTexts;

/** Messages of the data tools with their answers. */
export const toolTexts = {
  /** For a parameter that the call does not have. */
  unknownParam: '이 호출에 없는 파라미터라 사용하지 않았습니다.',
  found: (n: number) => `${n}건을 조회했습니다.`,
  /** @param known how many of them an earlier import already has */
  imported: (region: string, n: number, known = 0) =>
    [
      `${region} 지역 동영상 ${n}개를 처리했습니다.`,
      ...(known > 0
        ? [`새로 저장한 동영상은 ${n - known}개, 이미 저장된 동영상은 ${known}개입니다.`]
        : []),
    ].join(' '),
  collected: (region: string, n: number) => `${region} 지역 채널 ${n}개를 수집했습니다.`,
  /** For an import that found videos but could not save them. */
  importNotSaved: '저장 실패',
  saved: (n: number) => `${n}개의 동영상을 저장했습니다.`,
  /** The member who is the author of imported videos. */
  importer: '물빛 영상 수집',
  estateFallback: (district: string, month: string) =>
    `아파트 매매 실거래가 기준입니다. (${district}, ${month})`,
  stockFromPortal: '네이버 뉴스 기준',
  /** For news from the portal because the first service's quota is used up today. */
  stockQuota: '뉴스 API의 오늘 호출량을 모두 써서 네이버 뉴스를 사용했습니다.',
  /** For news from the portal because the first service currently refuses more requests. */
  stockRate: '뉴스 API가 지금은 요청을 더 받지 않아 네이버 뉴스를 사용했습니다.',
} as const;
