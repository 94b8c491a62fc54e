import { http, HttpResponse, type RequestHandler } from 'msw';

const drawn = async () => {
  const picture = await (await fetch('/scenes/guitar.svg')).text();
  return new HttpResponse(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
};

/** A story has no internet: the pictures of other sites are one of our drawings, a clip is missing. */
export const drawnPictures: RequestHandler[] = [
  http.get('https://i.ytimg.com/*', drawn),
  http.get('https://www.dailymotion.com/thumbnail/*', drawn),
  http.get('https://i.vimeocdn.com/*', drawn),
  http.get('https://*.example.com/pictures/*', drawn),
  http.get('*/no-such-clip.mp4', () => new HttpResponse(null, { status: 404 })),
];
