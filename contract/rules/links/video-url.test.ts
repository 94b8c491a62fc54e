import { describe, expect, it } from 'vitest';
import { recogniseVideo, thumbnailLadder } from './video-url';

const ID = 'dQw4w9WgXcQ';
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}`;
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1';
const UNLISTED = `${VIMEO}&h=8272103f6e`;
const DAILYMOTION = 'https://www.dailymotion.com/embed/video/x8m8jwl';

const youtube: [address: string, startSeconds: number][] = [
  [`https://www.youtube.com/watch?v=${ID}`, 0],
  [`http://www.youtube.com/watch?v=${ID}`, 0],
  [`https://youtube.com/watch?v=${ID}`, 0],
  [`https://m.youtube.com/watch?v=${ID}`, 0],
  [`https://music.youtube.com/watch?v=${ID}&si=abc`, 0],
  [`HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`, 0],
  [`https://www.youtube.com/watch/?v=${ID}`, 0],
  [`https://www.youtube.com/watch?app=desktop&v=${ID}`, 0],
  [`https://www.youtube.com/watch?v=${ID}&list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG&index=3`, 0],
  [`https://www.youtube.com/watch?v=${ID}&t=90`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=90s`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?v=${ID}&t=2h`, 7200],
  [`https://www.youtube.com/watch?v=${ID}&t=soon`, 0],
  [`https://www.youtube.com/watch?v=${ID}&t=-5`, 0],
  [`https://www.youtube.com/watch?v=${ID}#t=30`, 30],
  [`https://www.youtube.com:443/watch?v=${ID}`, 0],
  [`https://www.youtube.com/watch?v=${ID}?si=abc`, 0],
  [`https://www.youtube.com/watch?v=${ID}?t=1m30s`, 90],
  [`https://www.youtube.com/watch?si=abc?v=${ID}&amp;t=90`, 90],
  [`https://www.youtube.com/watch?v=${ID}%3Fsi%3Dabc&t=90`, 90],
  [`https://youtu.be/${ID}&t=90`, 90],
  [`https://youtu.be/${ID}&amp;feature=share`, 0],
  [`https://youtu.be/${ID}?si=a?t=5`, 5],
  [`https://www.youtube.com/shorts/${ID}&feature=share`, 0],
  [`https://www.youtube.com/watch?v=${ID}&t=`, 0],
  [`https://www.youtube.com/watch?v=${ID}&t=&start=30`, 30],
  [`https://www.youtube.com/watch?v=${ID}&t=1M30S`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1m30`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=90.5s`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1:30`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1:02:03`, 3723],
  [`https://www.youtube.com/watch?time_continue=90&v=${ID}`, 90],
  [`https://www.youtube.com/watch?v=${ID}#t=1m30s`, 90],
  [`https://www.youtube.com/#/watch?v=${ID}`, 0],
  [`https://www.youtube.com/watch#!v=${ID}`, 0],
  [`https://gaming.youtube.com/watch?v=${ID}`, 0],
  [`https://www.youtubekids.com/watch?v=${ID}`, 0],
  [`https://youtube.googleapis.com/v/${ID}`, 0],
  [`https://m.youtube.com/live/${ID}?si=abc`, 0],
  [`https://music.youtube.com/watch?v=${ID}?t=1h2m3s`, 3723],
  [`https://youtu.be/${ID}`, 0],
  [`https://youtu.be/${ID}/`, 0],
  [`https://youtu.be/${ID}?t=90`, 90],
  [`https://youtu.be/${ID}?si=Zk3&t=5`, 5],
  [`https://www.youtu.be/${ID}`, 0],
  [`https://www.youtube.com/embed/${ID}`, 0],
  [`https://www.youtube.com/embed/${ID}?start=42`, 42],
  [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
  [`https://www.youtube.com/shorts/${ID}`, 0],
  [`https://m.youtube.com/shorts/${ID}?feature=share`, 0],
  [`https://www.youtube.com/shorts/${ID}/`, 0],
  [`https://www.youtube.com/live/${ID}`, 0],
  [`https://youtube.com/live/${ID}?feature=shared&t=10`, 10],
  [`https://www.youtube.com/v/${ID}`, 0],
  [`https://www.youtube.com/e/${ID}`, 0],
  [`https://www.youtube.com/e/${ID}?start=12`, 12],
  [`https://www.youtube.com/vi/${ID}`, 0],
  [`https://m.youtube.com/vi/${ID}/`, 0],
  [`https://www.youtube.com/watch/${ID}`, 0],
  [`https://www.youtube.com/watch/${ID}?t=90`, 90],
  [`https://www.youtube.com/?v=${ID}`, 0],
  [`https://www.youtube.com/watch_popup?v=${ID}`, 0],
  [`https://www.youtube.com/movie?v=${ID}&t=1m`, 60],
  [`https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG&v=${ID}`, 0],
  [`https://www.youtube.com/embed/?v=${ID}`, 0],
  [`https://www.youtube.com/attribution_link?a=8g8kPrPIi-E&u=%2Fwatch%3Fv%3D${ID}`, 0],
  [`https://www.youtube.com/attribution_link?u=/watch%3Fv%3D${ID}%26t%3D90%26feature%3Dem`, 90],
  [`https://m.youtube.com/attribution_link?u=https%3A%2F%2Fwww.youtube.com%2Fshorts%2F${ID}`, 0],
  [`https://y2u.be/${ID}`, 0],
  [`http://www.y2u.be/${ID}?t=7`, 7],
  [`y2u.be/${ID}`, 0],
  [`youtube.com/watch?v=${ID}`, 0],
  [`www.youtube.com/shorts/${ID}`, 0],
  [`youtu.be/${ID}?t=7`, 7],
  [`//youtu.be/${ID}`, 0],
  [`youtube.com/watch?v=${ID}/`, 0],
  [`https://www.youtube.com/watch?v=${ID}/?t=10`, 10],
  [`youtube.com/watch?v=${ID}&amp;t=10`, 10],
  [`youtube.com/watch?v=${ID}&amp;amp;t=10`, 10],
  [`https://www.youtube.com/watch?v=${ID}%20`, 0],
  [`https://www.youtube.com/watch?v=${ID}.`, 0],
  [`https://youtube.com./watch?v=${ID}`, 0],
  [`https://youtu.be./${ID}/`, 0],
  [`https://kr.youtube.com/watch?v=${ID}`, 0],
  [`https://www.youtube.com/Shorts/${ID}`, 0],
  [`https://www.youtube.com/WATCH?v=${ID}`, 0],
  [`https://m.youtu.be/${ID}`, 0],
  [`https://youtu.be/${ID}%3Fsi=abc`, 0],
  [`https://youtu.be/${ID})`, 0],
  [`https://youtu.be/${ID}\u200B`, 0],
  [`  https://youtu.be/${ID}\n`, 0],
];

const others: [address: string, host: string, id: string, embedUrl: string][] = [
  ['https://vimeo.com/76979871', 'vimeo', '76979871', VIMEO],
  ['https://www.vimeo.com/76979871/', 'vimeo', '76979871', VIMEO],
  ['vimeo.com/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/76979871#t=30s', 'vimeo', '76979871', `${VIMEO}#t=30s`],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['vimeo.com/76979871/8272103f6e/', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/76979871/8272103f6e#t=30s', 'vimeo', '76979871', `${UNLISTED}#t=30s`],
  ['https://vimeo.com/76979871?h=8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/channels/staffpicks/76979871/8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/showcase/3717822/video/76979871?h=8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/76979871/1234567890', 'vimeo', '76979871', `${VIMEO}&h=1234567890`],
  ['https://vimeo.com/76979871/settings', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/76979871?h=%22%3E%3Cscript', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/76979871?h=abc%26autoplay%3D0', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'vimeo', '76979871', VIMEO],
  [
    'https://www.vimeo.com/moogaloop.swf?clip_id=76979871&server=vimeo.com',
    'vimeo',
    '76979871',
    VIMEO,
  ],
  ['https://vimeo.com/?clip_id=76979871&h=8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/showcase/3717822/video/76979871', 'vimeo', '76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871', UNLISTED],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo', '76979871', UNLISTED],
  ['https://www.dailymotion.com/video/x8m8jwl', 'dailymotion', 'x8m8jwl', DAILYMOTION],
  ['https://dailymotion.com/video/x8m8jwl_a-title-here', 'dailymotion', 'x8m8jwl', DAILYMOTION],
  ['https://www.dailymotion.com/embed/video/x8m8jwl', 'dailymotion', 'x8m8jwl', DAILYMOTION],
  [
    'https://www.dailymotion.com/video/x8m8jwl?start=15',
    'dailymotion',
    'x8m8jwl',
    `${DAILYMOTION}?start=15`,
  ],
  ...[
    'https://geo.dailymotion.com/player.html?video=x8m8jwl',
    'https://geo.dailymotion.com/player/xabc1.html?video=x8m8jwl&mute=true',
    'geo.dailymotion.com/player.html?video=x8m8jwl',
    'https://m.dailymotion.com/video/x8m8jwl',
    'https://touch.dailymotion.com/video/x8m8jwl',
    'https://www.dailymotion.com/swf/video/x8m8jwl',
    'https://www.dailymotion.com/kr/video/x8m8jwl?playlist=x5nmbq',
    'https://www.dailymotion.com/video/x8m8jwl?a=b?c=d',
    'https://www.dailymotion.com/embed?video=x8m8jwl',
    'https://dai.ly/x8m8jwl&t=',
    'https://dai.ly./x8m8jwl',
    'https://www.dai.ly/x8m8jwl/',
    'https://kr.dailymotion.com/Video/x8m8jwl',
    'https://geo.dailymotion.com/player.html?video=x8m8jwl/',
    'https://www.dailymotion.com/video/x8m8jwl%3Fautoplay=1',
  ].map((address): [string, string, string, string] => [
    address,
    'dailymotion',
    'x8m8jwl',
    DAILYMOTION,
  ]),
  [
    'https://geo.dailymotion.com/player.html?video=x8m8jwl&startTime=15',
    'dailymotion',
    'x8m8jwl',
    `${DAILYMOTION}?start=15`,
  ],
  ['https://m.vimeo.com/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com./76979871.', 'vimeo', '76979871', VIMEO],
  ['https://player.vimeo.com./Video/76979871/', 'vimeo', '76979871', VIMEO],
  ['https://vimeopro.com/team/film/video/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/ondemand/film/76979871', 'vimeo', '76979871', VIMEO],
  ['https://vimeo.com/76979871?share=copy#t=1m30s', 'vimeo', '76979871', `${VIMEO}#t=90s`],
  ['https://vimeo.com/76979871#at=90', 'vimeo', '76979871', `${VIMEO}#t=90s`],
  ['https://player.vimeo.com/video/76979871&h=8272103f6e', 'vimeo', '76979871', UNLISTED],
  [
    'https://example.com/a&b.mp4?x=1?y=2',
    'file',
    'https://example.com/a&b.mp4?x=1?y=2',
    'https://example.com/a&b.mp4?x=1?y=2',
  ],
  ['https://dai.ly/x8m8jwl', 'dailymotion', 'x8m8jwl', DAILYMOTION],
  [
    'https://www.dailymotion.com/playlist/x5nmbq#video=x8m8jwl',
    'dailymotion',
    'x8m8jwl',
    DAILYMOTION,
  ],
  [
    'https://www.dailymotion.com/hub/x9q_galatta#video=x8m8jwl',
    'dailymotion',
    'x8m8jwl',
    DAILYMOTION,
  ],
  [
    'dailymotion.com/playlist/x5nmbq?start=15#video=x8m8jwl_a-title',
    'dailymotion',
    'x8m8jwl',
    `${DAILYMOTION}?start=15`,
  ],
  ...['mp4', 'webm', 'ogg', 'avi', 'mov', 'wmv', 'flv', 'm4v', 'MP4'].map(
    (end): [string, string, string, string] => {
      const address = `https://cdn.example.com/clips/a.${end}`;
      return [address, 'file', address, address];
    },
  ),
  [
    'https://example.com:8443/a.mp4?token=1',
    'file',
    'https://example.com:8443/a.mp4?token=1',
    'https://example.com:8443/a.mp4?token=1',
  ],
];

describe('recogniseVideo', () => {
  it('treats an unlisted video with and without its hash as the same', () => {
    const [bare, hashed] = ['', '/8272103f6e'].map((hash) =>
      recogniseVideo(`https://vimeo.com/76979871${hash}`),
    );
    expect(hashed?.id).toBe(bare?.id);
    expect(hashed?.embedUrl).not.toBe(bare?.embedUrl);
  });

  it.each(youtube)('plays %s', (address, startSeconds) => {
    const embedUrl = startSeconds > 0 ? `${EMBED}?start=${startSeconds}` : EMBED;
    expect(recogniseVideo(address)).toEqual({ host: 'youtube', id: ID, embedUrl, startSeconds });
  });

  it.each(others)('plays %s', (address, host, id, embedUrl) => {
    expect(recogniseVideo(address)).toMatchObject({ host, id, embedUrl });
  });
});

describe('thumbnailLadder', () => {
  const ladder = (address: string) => {
    const source = recogniseVideo(address);
    return source ? thumbnailLadder(source) : null;
  };

  it('goes from the largest picture to smaller ones', () => {
    expect(ladder(`https://youtu.be/${ID}`)).toEqual([
      `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`,
      `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
      `https://i.ytimg.com/vi/${ID}/mqdefault.jpg`,
    ]);
    expect(ladder('https://dai.ly/x8m8jwl')).toEqual([
      'https://www.dailymotion.com/thumbnail/video/x8m8jwl',
    ]);
  });

  it('is empty for a host without thumbnails', () => {
    expect(ladder('https://vimeo.com/76979871')).toEqual([]);
    expect(ladder('https://example.com/a.mp4')).toEqual([]);
  });
});
