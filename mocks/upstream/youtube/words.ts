/** What channels and videos of a region are made up of. Nobody of these names is meant. */
export interface RegionWords {
  region: string;
  names: readonly string[];
  subjects: readonly string[];
  titles: readonly string[];
  comments: readonly string[];
  people: readonly string[];
}

const split = (text: string) => text.split('|').map((word) => word.trim());

const english = {
  titles: split(
    '{s}: the full story|I tried {s} for 30 days|{s} in 10 minutes|Why {s} works|{s} (live)|Top 10 {s} moments|{s} for beginners|The truth about {s}|A quiet evening with {s}|{s} compilation #{n}',
  ),
  comments: split(
    'This made my day.|Watched it twice already.|The part at 2:15!|Can you do one on the basics?|Greetings from far away.|Underrated channel.|Thank you for the subtitles.|First time here, staying.',
  ),
};

/** The words of the ten regions. */
export const regionWords: readonly RegionWords[] = [
  {
    region: 'KR',
    names: split(
      '새벽라디오|골목지도|한그릇|밤산책|느린카메라|옥상정원|동네축구|책갈피|파도소리|손글씨|별헤는밤|막차음악|오늘의반찬|작은공방|바람개비|소리채집|고양이네|퇴근후한판|강변자전거|종이비행기|노을시간|두번째커피',
    ),
    subjects: split(
      '된장찌개|한강 야경|기타 연습|고양이 목욕|퇴근길 브이로그|자취방 정리|등산 코스|게임 공략|영어 회화|주식 공부|캠핑 요리|빗소리 ASMR|축구 하이라이트|과학 실험|드라마 명장면',
    ),
    titles: split(
      '{s} 이렇게 하면 됩니다|{s} 하루 만에 끝내기|아무도 알려주지 않는 {s}|{s} 모음 {n}편|처음 해 보는 {s}|10분 만에 보는 {s}|{s} 실패하고 배운 것|비 오는 날 {s}|혼자서도 쉬운 {s}|"{s}" 정말 괜찮을까? & 솔직 후기',
    ),
    comments: split(
      '덕분에 오늘 저녁이 정해졌어요.|2분 15초 부분 계속 돌려 봅니다.|소리가 참 좋네요.|자막 고맙습니다!|처음 왔는데 구독하고 갑니다.|다음 편은 언제 올라오나요?|우리 동네가 나와서 반가웠어요.|편집이 깔끔합니다 ㅎㅎ',
    ),
    people: split(
      '초록우산|하루한잔|물수제비|도토리|은하철도|봄동|느티나무|소금빵|달무리|오후세시',
    ),
  },
  {
    region: 'US',
    names: split(
      'Porchlight|Two Wheels West|Attic Lab|Salt and Cedar|Night Desk|Open Kitchen|Ridge Runner|Paper Planes|Half Court|Slow Cinema|Garage Notes|Blue Mesa|Long Weekend|Field Recording|Second Shift|Little Observatory|Corner Diner|Static Choir|Map Room|Green Thumb|Late Checkout|Wildwood',
    ),
    subjects: split(
      'sourdough|night trains|guitar chords|desert hikes|speedruns|old radios|street ball|rain sounds|rockets',
    ),
    people: split('maplefan|ridge_walker|quietowl|sevenpm|oldradio'),
    ...english,
  },
  {
    region: 'JP',
    names: split(
      '朝の台所|夜行列車|ねこ日和|小さな工房|海辺の音|路地裏地図|おにぎり部|星の図書室|自転車日記|雨音ラジオ|夕焼け写真|放課後ゲーム|庭いじり|喫茶ひととき|山歩き|紙ひこうき|銭湯めぐり|ギター練習帳|科学の扉|お弁当便り|港町散歩|静かな部屋',
    ),
    subjects: split(
      '味噌汁|終電の風景|ギター練習|猫の一日|片付け|山登り|ゲーム実況|英会話|雨の音|実験',
    ),
    titles: split(
      '{s}のコツ|はじめての{s}|10分でわかる{s}|{s}まとめ その{n}|雨の日の{s}|一人でもできる{s}',
    ),
    comments: split(
      'とても癒されました。|2分15秒が最高です。|字幕ありがとうございます。|次回も楽しみです。',
    ),
    people: split('みどり傘|夜更かし|金平糖|小春|のんびり'),
  },
  ...(
    [
      [
        'GB',
        'Tea at Four|Towpath|Rain Delay|Attic Tapes|Common Room|Northern Line Notes|Allotment|Sunday Side|Pier End|Lantern|Half Crown|Hedgerow|Back Garden Lab|Slow Boat|Moor and Fell|Chalk|Bookbinder|Kettle On|Tide Table|Night Bus|Village Hall|Fenland',
      ],
      [
        'CA',
        'Portage|Snowline|Maple Street|Lakehead|Big Sky Desk|Cabin Fever|Ice Time|Lumen|Prairie Post|Harbour Fog|Northbound|Loon Call|Woodstove|Trailhead|Red Canoe|Quiet Rink|Polar Notes|Spruce|Ferry Time|Long Winter|Switchyard|Birch',
      ],
      [
        'AU',
        'Outback Oven|Tin Roof|Reef Notes|Southerly|Billabong Lab|Saltbush|Magpie Season|Long Paddock|Verandah|Wet Season|Red Dirt|Banksia|Surf Report|Night Ferry|Gumnut|Cockatoo Club|Dry Creek|Sunburnt|Harbour Hour|Mulga|Tram Stop|Far North',
      ],
      [
        'DE',
        'Küchenfenster|Nachtzug|Werkbank|Stille Post|Waldweg|Halbzeit|Klangfarbe|Dachgarten|Regentage|Sternwarte|Radtour|Katzenstunde|Bücherkiste|Feierabend|Papierflieger|Brotzeit|Gipfelbuch|Spielzeit|Hafenlicht|Gartenzaun|Leise Töne|Sonntags',
      ],
      [
        'FR',
        'Petit Matin|Train de Nuit|Atelier Bleu|Mi-temps|Sous la Pluie|Table Ronde|Sentier|Chat Perché|Papier Plié|Observatoire|Balcon Vert|Cinéma Lent|Port de Nuit|Le Dimanche|Deux Roues|Carnet de Sons|Bon Pain|Cordes|Jeu de Cour|Falaise|Lumière Douce|Midi Pile',
      ],
      [
        'BR',
        'Cozinha Aberta|Trem Noturno|Varanda|Som da Chuva|Meio Tempo|Trilha Verde|Gato Preto|Papel Dobrado|Céu Limpo|Bicicleta|Cais|Violão Calmo|Jogo de Rua|Domingo|Horta|Ciência Leve|Pão Quente|Farol|Biblioteca|Onda Curta|Serra|Fim de Tarde',
      ],
      [
        'IN',
        'Monsoon Desk|Chai Break|Night Mail|Rooftop Garden|Gully Cricket|Slow Spice|Temple Bells|Paper Kite|Hill Station|Raag Room|Lantern Lane|Bazaar Notes|Sky Lab|Mango Season|River Ghat|Second Innings|Quiet Sitar|Banyan|Rail Yatra|Morning Raga|Curry Leaf|Starlight',
      ],
    ] as const
  ).map(([region, names]) => ({
    region,
    names: split(names),
    subjects: split(
      'bread|night trains|guitar|hill walks|old games|gardens|football|rain sounds|stars|street food',
    ),
    people: split('harbourlight|sevenhills|slowmorning|papercup|windmill'),
    ...english,
  })),
];
