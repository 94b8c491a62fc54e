import { diceOf } from '../random';
import { genreCategories, genreOf } from './genres';
import { koreanChannels, newKoreanChannels, type ChannelIdea } from './korean-channels';

/** What channels and videos of a region are made up of. Nobody of these names is meant. */
export interface RegionWords {
  region: string;
  /** Its channels, the largest first, and those of the last month. */
  channels: readonly ChannelIdea[];
  newChannels: readonly ChannelIdea[];
  comments: readonly string[];
  people: readonly string[];
}

const split = (text: string) => text.split('|').map((word) => word.trim());

/** How many of a region's channels are new. */
const NEW_CHANNELS = 3;

/** Channels by their names, each with its category behind a colon, else one that is thrown. */
function named(region: string, names: string): Pick<RegionWords, 'channels' | 'newChannels'> {
  const ideas = split(names).map((text, at): ChannelIdea => {
    const [name = '', known] = text.split(':');
    const dice = diceOf('idea', region, at);
    const category = known ?? dice.pick(genreCategories);
    const { subjects, scenes } = genreOf(region, category);
    return { name, category, subjects, scenes };
  });
  return {
    channels: ideas.slice(0, -NEW_CHANNELS),
    newChannels: ideas.slice(-NEW_CHANNELS),
  };
}

const english = {
  comments: split(
    'This made my day.|Watched it twice already.|The part at 2:15!|Can you do one on the basics?|Greetings from far away.|Underrated channel.|Thank you for the subtitles.|First time here, staying.',
  ),
};

/** The words of the twelve regions, those of the import first. */
export const regionWords: readonly RegionWords[] = [
  {
    region: 'KR',
    channels: koreanChannels,
    newChannels: newKoreanChannels,
    comments: split(
      '덕분에 오늘 저녁이 정해졌어요.|2분 15초 부분 계속 돌려 봅니다.|소리가 참 좋네요.|자막 고맙습니다!|처음 왔는데 구독하고 갑니다.|다음 편은 언제 올라오나요?|우리 동네가 나와서 반가웠어요.|편집이 깔끔합니다 ㅎㅎ',
    ),
    people: split(
      '초록우산|하루한잔|물수제비|도토리|은하철도|봄동|느티나무|소금빵|달무리|오후세시',
    ),
  },
  {
    region: 'US',
    ...named(
      'US',
      'Porchlight:10|Two Wheels West:2|Attic Lab:28|Salt and Cedar:26|Night Desk:25|Open Kitchen:26|Ridge Runner:17|Paper Planes:27|Half Court:17|Slow Cinema:1|Garage Notes:2|Blue Mesa:19|Long Weekend:22|Field Recording:24|Second Shift:20|Little Observatory:28|Corner Diner:24|Static Choir:10|Map Room:19|Green Thumb:26|Late Checkout:23|Wildwood:15',
    ),
    people: split('maplefan|ridge_walker|quietowl|sevenpm|oldradio'),
    ...english,
  },
  {
    region: 'JP',
    ...named(
      'JP',
      '朝の台所:26|夜行列車:19|ねこ日和:15|小さな工房:26|海辺の音:22|路地裏地図:19|おにぎり部:26|星の図書室:28|自転車日記:17|雨音ラジオ:10|夕焼け写真:22|放課後ゲーム:20|庭いじり:26|喫茶ひととき:22|山歩き:19|紙ひこうき:1|銭湯めぐり:22|ギター練習帳:10|科学の扉:28|お弁当便り:26|港町散歩:19|静かな部屋:24',
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
        'Tea at Four:22|Towpath:19|Rain Delay:17|Attic Tapes:10|Common Room:23|Northern Line Notes:25|Allotment:26|Sunday Side:22|Pier End:24|Lantern:28|Half Crown:27|Hedgerow:15|Back Garden Lab:28|Slow Boat:19|Moor and Fell:17|Chalk:27|Bookbinder:27|Kettle On:26|Tide Table:19|Night Bus:20|Village Hall:29|Fenland:15',
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
      [
        'MX',
        'Cocina Abierta|Tren Nocturno|Patio|Lluvia Lenta|Medio Tiempo|Sendero|Gato Negro|Papel Doblado|Cielo Claro|Bici|Muelle|Guitarra|Domingo|Huerto|Pan Caliente|Faro',
      ],
      [
        'RU',
        'Тихая кухня|Ночной поезд|Дворик|Шум дождя|Второй тайм|Лесная тропа|Чёрный кот|Бумажный самолёт|Ясное небо|Велосипед|Причал|Тихая гитара|Воскресенье|Огород|Тёплый хлеб|Маяк',
      ],
    ] as const
  ).map(([region, names]) => ({
    region,
    ...named(region, names),
    people: split('harbourlight|sevenhills|slowmorning|papercup|windmill'),
    ...english,
  })),
];
