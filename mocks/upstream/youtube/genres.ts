// What videos of a category are about and called, in the languages of the simulated regions: a
// category, its subjects, its titles ({s} is the subject, {n} a number), its drawings, its tags and its
// topics.

/** What videos of a category are like in a language. */
export interface Genre {
  category: string;
  subjects: readonly string[];
  titles: readonly string[];
  scenes: readonly string[];
  /** Words under which people look for all of it. */
  tags: string;
  /** Everyday words of which each video has some; none where nobody searches by them. */
  topics: readonly string[];
}

const words = (text = '') => text.split(';').map((word) => word.trim());

const genres = (text: string): Genre[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [category = '', subjects, titles, scenes, tags = '', topics] = line
        .split('|')
        .map((one) => one.trim());
      return {
        category,
        subjects: words(subjects),
        titles: words(titles),
        scenes: words(scenes),
        tags,
        topics: topics === undefined ? [] : words(topics),
      };
    });

// The subjects are those of the channels themselves.
const korean = genres(`
1 | | {s} 10분 정리; {s} 다시 보기 {n}편; 아무도 알려 주지 않은 {s}; 결말 없이 보는 {s}; "{s}" 정말 볼만할까? & 솔직 후기 | | #영화 #애니메이션 | 드라마; 만화; 애니; 공포; 로맨스; 다큐; 극장판; 명대사
2 | | {s} 직접 해 봤습니다; {s} 전에 꼭 볼 것; 초보를 위한 {s}; {s} 비용 전부 공개; {s} 기록 {n}편 | | #자동차 | 전기차; 중고차; 오토바이; 캠핑카; 시승기; 세차; 운전 연수; 드라이브
10 | | {s} 1시간 모음; 혼자 있을 때 {s}; {s} 라이브; 오늘의 {s}; 잠들기 전 {s} {n}번째 | | #음악 | 발라드; 힙합; 트로트; 클래식; 댄스; 아이돌; 피아노; 플레이리스트
15 | | {s} 하루 기록; {s} 이야기; 우리 집 {s}; {s} 궁금한 것 다섯 가지; {s} 모음 {n}편 | | #반려동물 | 강아지; 고양이; 햄스터; 앵무새; 토끼; 유기견; 집사; 사료
17 | | {s} 다시 보기; 10분 {s}; {s} 이것만 보세요; 주말 {s}; 오늘의 {s} {n}편 | | #스포츠 #운동 | 농구; 배구; 골프; 낚시; 등산; 수영; 요가; 헬스
19 | | {s} 하루 코스; 혼자 떠난 {s}; {s} 비용과 준비물; 비 오는 날 {s}; {s} 기록 {n}편 | | #여행 | 부산; 서울; 제주도; 강릉; 일본; 맛집; 호텔; 낚시
20 | | {s} 처음부터 끝까지; 10분 만에 보는 {s}; {s} 숨은 요소 전부; 한 번도 안 죽고 {s}; {s} 실황 {n}편 | | #게임 | 모바일 게임; 공포 게임; 격투 게임; 축구 게임; 레이싱; 퍼즐; e스포츠; 공략
22 | | {s} 그대로 담았어요; 조용한 날 {s}; 솔직한 {s}; 오랜만에 {s}; {s} {n}번째 기록 | | #일상 #브이로그 | 육아; 아기; 결혼; 직장인; 패션; 메이크업; 화장품; 명상
23 | | {s} 공감 주의; {s} 이런 사람 꼭 있다; 3분 {s}; {s} 모음 {n}편; 웃음 참기 {s} | | #코미디 #콩트 | 개그; 상황극; 패러디; 유머; 만담; 학교; 직장인; 연애
24 | | {s} 몰아 보기; 다시 봐도 좋은 {s}; {s} 1시간; 늦은 밤 {s}; {s} 모음 {n}편 | | #예능 #먹방 #ASMR | 아이돌; 라면; 치킨; 빵; 디저트; 수면; 힐링; 커피
25 | | {s} 세 줄 요약; 오늘의 {s}; {s} 왜 이럴까; 5분으로 보는 {s}; {s} 브리핑 {n}회 | | #뉴스 | 정치; 경제; 주식; 부동산; 날씨; 교통; 물가; 코인
26 | | {s} 이렇게 하면 됩니다; 실패 없는 {s}; 혼자서도 쉬운 {s}; 10분이면 끝나는 {s}; "{s}" 정말 될까? & 솔직 후기 | | #노하우 #살림 #요리 | 레시피; 빵; 케이크; 김치; 다이어트; 인테리어; 청소; 식물
27 | | {s} 하루 10분; 처음 시작하는 {s}; {s} 여기까지만 알면 됩니다; 혼자 하는 {s}; {s} {n}강 | | #공부 #재테크 | 영어; 수학; 역사; 자격증; 면접; 건강; 코딩; 독서
28 | | {s} 원리부터; 한눈에 보는 {s}; {s} 어디까지 왔나; 5분 만에 이해하는 {s}; {s} {n}편 | | #과학 #기술 | AI; 인공지능; 로봇; 우주; 컴퓨터; 스마트폰; 언박싱; 하늘
29 | | {s} 함께한 하루; {s} 이렇게 참여합니다; 처음 해 본 {s}; {s} 현장 기록; {s} {n}번째 이야기 | | #봉사 #나눔 | 환경; 기부; 자원봉사; 어린이; 이웃; 재활용; 헌혈; 나무
`);

const english = genres(`
1 | short films; stop motion; old westerns; film scores | The making of {s}; {s} explained in 10 minutes; Why {s} still work; {s} worth your evening; A year of {s}, part {n} | knight; stars; mars | #film
2 | vintage cars; tyre changes; electric cars; road trips | {s}: what I learned; The honest cost of {s}; {s} for beginners; A week of {s}; {s} in the garage, part {n} | train; lake | #cars
10 | guitar chords; night jazz; folk songs; piano covers | {s} (live); One hour of {s}; {s} for beginners; A quiet evening with {s}; {s} session {n} | guitar; stage; aurora | #music
15 | rescue cats; puppy training; garden birds; pet tortoises | A day with {s}; {s}: the first week; What nobody says about {s}; {s} compilation #{n}; Living with {s} | cat; meadow | #pets
17 | street ball; trail running; free kicks; match highlights | Top 10 {s} moments; {s} in 10 minutes; I tried {s} for 30 days; {s} drills that work; {s} weekly #{n} | ball; run | #sport
19 | night trains; desert hikes; island ferries; lake camping | {s} on a budget; Two days of {s}; {s}: the full journey; {s} in the rain; {s} diary, day {n} | train; lake; forest; aurora | #travel
20 | speedruns; co-op games; puzzle games; retro games | {s}: the full run; {s} without dying once; Hidden secrets of {s}; {s} (live); Let's play {s} #{n} | game; knight; board | #gaming
22 | slow mornings; small kitchens; moving days; night walks | {s}, unedited; A week of {s}; Why I love {s}; {s} again; {s} diary #{n} | picnic; bread; han | #vlog
23 | office sketches; family dinners; bad dates; gym stories | {s} that went wrong; {s} in 3 minutes; Every kind of {s}; {s} compilation #{n}; {s}: try not to laugh | stage; beer | #comedy
24 | street food; rain sounds; talk shows; quiz nights | {s}: the best of; {s} all night; {s} (live); One hour of {s}; {s} special #{n} | ramen; asmr; stage | #entertainment
25 | local news; weather reports; market prices; council votes | {s} in five minutes; {s}: what changed; Understanding {s}; {s} this week; {s} briefing {n} | news; chart; earth | #news
26 | sourdough; tiny wardrobes; weeknight dinners; window gardens | {s} made simple; {s} that never fails; I tried {s} for 30 days; {s} in 10 minutes; {s} notes #{n} | bread; cook; picnic | #howto
27 | exam revision; spelling; world history; saving money | {s} in 10 minutes; {s} for beginners; {s}: a full lesson; The one rule of {s}; {s}, lesson {n} | books; coins; board | #education
28 | rockets; home experiments; satellites; robot arms | How {s} work; {s} explained; Building {s} at home; The future of {s}; {s}, episode {n} | rocket; space; mars | #science
29 | beach clean-ups; food banks; tree planting; reading volunteers | A day with {s}; How to join {s}; {s}: one year on; Why {s} matter; {s}, story {n} | meadow; earth; forest | #volunteering
`);

const japanese = genres(`
1 | 短編映画; コマ撮り; 名作映画; 映画音楽 | {s}を10分で; {s}のみどころ; はじめての{s}; {s}まとめ その{n}; 夜に観る{s} | knight; stars; mars | #映画
2 | 洗車; 車中泊; 旧車の整備; 電気自動車 | {s}のコツ; はじめての{s}; {s}の費用; 週末の{s}; {s}の記録 その{n} | train; lake | #車
10 | ギター練習; 夜のジャズ; 弾き語り; ピアノ | {s}のコツ; {s} 1時間; 雨の日の{s}; 一人でもできる{s}; {s} その{n} | guitar; stage; aurora | #音楽
15 | 猫の一日; 子犬のしつけ; 文鳥; 金魚の世話 | {s}のコツ; はじめての{s}; うちの{s}; {s}まとめ その{n}; 静かな{s} | cat; meadow | #ペット
17 | 朝ラン; 野球の名場面; フリーキック; 卓球入門 | {s}のコツ; 10分でわかる{s}; 今日の{s}; 一人でもできる{s}; {s}まとめ その{n} | ball; run | #スポーツ
19 | 終電の風景; 山登り; 港町散歩; 温泉めぐり | 一人で行く{s}; 雨の日の{s}; 日帰りの{s}; {s}の費用; {s}の記録 その{n} | train; lake; forest | #旅行
20 | ゲーム実況; レトロゲーム; パズルゲーム; 協力プレイ | はじめての{s}; {s} 最初から最後まで; 10分でわかる{s}; 深夜の{s}; {s} その{n} | game; knight; board | #ゲーム
22 | 一人暮らし; 朝の支度; 引っ越し; 休日の散歩 | {s}のすべて; 静かな{s}; ふつうの{s}; ひさしぶりの{s}; {s}の記録 その{n} | picnic; bread; han | #日常
23 | 会社あるある; 学校コント; 漫才; 一発ギャグ | {s} 3分; {s}まとめ その{n}; 笑ってはいけない{s}; 今日の{s}; 帰り道の{s} | stage; beer | #お笑い
24 | 雨の音; 大食い; クイズ大会; 焚き火の音 | {s} 1時間; 深夜の{s}; {s}まとめ その{n}; 今週の{s}; もう一度{s} | asmr; ramen; stage | #エンタメ
25 | 町のニュース; 週末の天気; 物価の話; 経済ニュース | 5分でわかる{s}; 今日の{s}; {s}の要点; なぜ今{s}; {s} 第{n}回 | news; chart; earth | #ニュース
26 | 味噌汁; 片付け; お弁当; 庭いじり | {s}のコツ; はじめての{s}; 10分でできる{s}; 一人でもできる{s}; {s}まとめ その{n} | cook; bread; picnic | #くらし
27 | 英会話; 漢字; 世界史; 家計簿 | 10分でわかる{s}; はじめての{s}; 一人で学ぶ{s}; {s}の基本; {s} 第{n}回 | books; coins; board | #勉強
28 | 家庭でできる実験; ロケット; 星の観測; ロボット作り | 10分でわかる{s}; {s}のしくみ; はじめての{s}; {s}のこれから; {s} 第{n}回 | rocket; space; stars | #科学
29 | 海岸清掃; 子ども食堂; 植樹; 読み聞かせ | {s}の一日; はじめての{s}; {s}に参加するには; {s}のその後; {s}の記録 その{n} | meadow; earth; forest | #ボランティア
`);

const byCategory = (list: readonly Genre[]) => new Map(list.map((one) => [one.category, one]));
const languages = {
  ko: byCategory(korean),
  ja: byCategory(japanese),
  en: byCategory(english),
};

/** The categories that the simulated channels have. */
export const genreCategories: readonly string[] = english.map(({ category }) => category);

/** What videos of a category are like where a region's language is spoken. */
export function genreOf(region: string, category: string): Genre {
  const language = region === 'KR' ? 'ko' : region === 'JP' ? 'ja' : 'en';
  const genre = languages[language].get(category);
  if (!genre) throw new Error(`There is no genre ${category}`);
  return genre;
}
