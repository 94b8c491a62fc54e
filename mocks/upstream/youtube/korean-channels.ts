// The Korean channels of the simulated YouTube, the largest first. Nobody of these names is meant.
// A line is: name | category | what its videos are about | the drawings of its videos.

/** A channel before it has numbers. */
export interface ChannelIdea {
  name: string;
  category: string;
  subjects: readonly string[];
  scenes: readonly string[];
}

const words = (text = '') => text.split(',').map((word) => word.trim());

const ideas = (text: string): ChannelIdea[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', category = '', subjects, scenes] = line.split('|').map((one) => one.trim());
      return { name, category, subjects: words(subjects), scenes: words(scenes) };
    });

/** Channels that have been there for long. */
export const koreanChannels = ideas(`
새벽라디오 | 10 | 새벽 음악, 기타 연습, 노래 연습, 빗소리와 피아노 | guitar, stage, stars
동네축구 | 17 | 축구 하이라이트, 프리킥 연습, 풋살 개인기, 조기 축구 경기 | ball
한그릇 | 26 | 된장찌개 요리, 김치찌개 요리, 라면 요리, 달걀말이 요리 | cook, ramen
퇴근후한판 | 20 | 신작 게임 공략, 보스전 공략, 협동 게임, 추억의 게임 | game, knight
고양이네 | 15 | 고양이 목욕, 고양이 장난감, 아기 고양이, 고양이 병원 가는 날 | cat
시장한바퀴 | 24 | 시장 먹방, 분식 먹방, 야식 먹방, 제철 해산물 먹방 | ramen, beer
막차극장 | 1 | 영화 리뷰, 단편 영화, 고전 영화 해설, 애니메이션 뒷이야기 | knight, stars, fire
세줄뉴스 | 25 | 동네 뉴스, 경제 뉴스, 주말 날씨, 장마철 날씨 | news, chart
골목지도 | 19 | 기차 여행, 골목 여행, 섬 여행, 캠핑 여행 | train, lake, han
하루한끼 | 22 | 퇴근길 브이로그, 자취 브이로그, 동네 맛집, 주말 카페 | picnic, bread, han
배꼽시계 | 23 | 회사 콩트, 명절 콩트, 소개팅 콩트, 헬스장 콩트 | stage
오늘의문제 | 27 | 영어 회화 공부, 수학 공부, 한국사 공부, 월급 재테크 | books, board
궤도연구소 | 28 | 과학 실험, 로켓 발사, 화성 탐사, 별자리 관측 | rocket, space, mars
소리채집 | 24 | 빗소리 ASMR, 모닥불 ASMR, 책장 넘기는 소리 ASMR, 기차 소리 ASMR | asmr, fire
강변자전거 | 17 | 자전거 운동, 한강 달리기 운동, 아침 운동, 철봉 운동 | run, han
차고일지 | 2 | 자동차 세차, 중고 자동차 점검, 전기 자동차 시승, 자동차 소음 잡기 | train, han
오늘의반찬 | 26 | 나물 반찬 요리, 도시락 요리, 두부 요리, 한 냄비 요리 | cook, bread
막차음악 | 10 | 퇴근길 음악, 재즈 음악, 통기타 노래, 밤에 듣는 노래 | stage, guitar, aurora
바람개비 | 15 | 강아지 산책, 강아지 훈련, 강아지 간식, 노견 돌보기 | meadow, picnic
다음판 | 20 | 인디 게임, 보드게임 규칙, 퍼즐 게임, 레이싱 게임 | board, game
느린카메라 | 19 | 한강 야경 여행, 산사 여행, 바다 여행, 겨울 호수 여행 | lake, aurora, han
주머니경제 | 25 | 금리 뉴스, 부동산 뉴스, 환율 뉴스, 물가 뉴스 | chart, coins, news
별헤는밤 | 28 | 망원경 조립, 유성우 관측, 인공위성 찾기, 우주 정거장 | stars, space, aurora
드라마산책 | 24 | 드라마 명장면, 드라마 결말 해석, 드라마 촬영지, 드라마 음악 | stage, han, stars
노을시간 | 22 | 제주 한 달 살기 브이로그, 아침 루틴 브이로그, 혼자 사는 브이로그, 커피 내리기 | picnic, lake, bread
책갈피 | 27 | 고전 소설 공부, 글쓰기 공부, 한자 공부, 주식 공부 | books, coins
삼루타 | 17 | 야구 하이라이트, 야구 투구 폼, 야구 응원 모음, 야구 규칙 | ball, run
작은공방 | 26 | 자취방 정리, 가죽 지갑 만들기, 수채화 그림, 옷장 정리 | bread, picnic
두번째줄 | 23 | 교실 콩트, 택시 콩트, 군대 콩트, 시골집 콩트 | stage, beer
느티나무학교 | 29 | 동네 도서관 봉사, 연탄 나눔 봉사, 유기견 보호소 봉사, 강변 쓰레기 줍기 | meadow, forest
종이비행기 | 1 | 스톱모션 영화, 손그림 애니메이션, 영화 음악 이야기, 인형극 영화 | knight, mars
국도여행자 | 2 | 자동차 캠핑, 국도 자동차 여행, 자동차 타이어 교체, 초보 자동차 운전 | forest, lake
숲길걷기 | 19 | 등산 코스 여행, 둘레길 여행, 계곡 여행, 백패킹 캠핑 | forest, meadow
옥상정원 | 26 | 상추 키우기, 토마토 모종, 다육 분갈이, 베란다 텃밭 | meadow, picnic
푸른지구모임 | 29 | 바다 쓰레기 줍기, 나무 심기 봉사, 일회용품 줄이기, 기후 행진 | earth, forest
어항일기 | 15 | 열대어 수조, 거북이 돌보기, 앵무새 훈련, 햄스터 집 | lake, meadow
손글씨 | 27 | 손글씨 공부, 일본어 공부, 코딩 공부, 발표 공부 | books, board
한밤의재생 | 1 | 공포 영화 리뷰, 우주 영화 리뷰, 로맨스 영화 리뷰, 다큐 영화 리뷰 | space, mars, fire
물결합창단 | 10 | 합창 음악, 가곡 노래, 동요 노래, 발성 연습 | stage, guitar
정비소막내 | 2 | 엔진 오일 교환, 오래된 자동차 복원, 자동차 에어컨 수리, 자동차 광택 | train
마을소식통 | 25 | 마을 뉴스, 재래시장 뉴스, 버스 노선 뉴스, 미세먼지 날씨 | news, earth
손잡고걷기 | 29 | 점자책 만들기 봉사, 김장 나눔 봉사, 헌책 나눔, 동네 무료 급식 | picnic, books
밤산책 | 22 | 밤 산책 브이로그, 새벽 편의점 브이로그, 이사 브이로그, 반차 쓴 날 브이로그 | han, stars
웃음배달 | 23 | 편의점 콩트, 배달 콩트, 동창회 콩트, 병원 콩트 | beer, stage
열평작업실 | 28 | 반도체 이야기, 로봇 팔 만들기, 3D 프린터 실험, 배터리 실험 | rocket, board
파도소리 | 22 | 바닷마을 브이로그, 서핑 배우는 브이로그, 작업실 브이로그, 손님 없는 날 브이로그 | lake, picnic
`);

/** Channels of the last month. */
export const newKoreanChannels = ideas(`
파도 앞 작업실 | 26 | 나무 도마 만들기, 유리 공예, 도자기 컵 만들기, 바다 그림 | lake, bread
창틀 위 다육이 | 26 | 다육 키우기, 겨울 물 주기, 흙 고르기, 화분 고르기 | meadow
하루 한 문장 영어 | 27 | 여행 영어 공부, 회의 영어 공부, 영어 발음 공부, 영어 일기 공부 | books
모찌의 하루 | 15 | 고양이 모찌 산책, 고양이 모찌 낮잠, 고양이 모찌 간식, 고양이 모찌 새 집 | cat
두번째커피 | 22 | 카페 창업 브이로그, 커피 원두 고르기, 손님 맞는 브이로그, 새 메뉴 브이로그 | bread, picnic
첫차타는사람 | 19 | 첫차 기차 여행, 당일 여행, 무박 여행, 종점 여행 | train, han
방구석오락실 | 20 | 휴대용 게임, 한 시간 게임, 무료 게임, 리듬 게임 | game, board
일주일기타 | 10 | 기타 코드 연습, 손가락 연습, 쉬운 노래, 첫 합주 음악 | guitar
스무살운동장 | 17 | 달리기 운동, 맨몸 운동, 축구 입문, 탁구 입문 | run, ball
밥먹고한입더 | 24 | 떡볶이 먹방, 편의점 먹방, 국밥 먹방, 디저트 먹방 | ramen, bread
`);
