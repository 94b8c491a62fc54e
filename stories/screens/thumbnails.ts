import { http, HttpResponse, type RequestHandler } from 'msw';

export const drawn = async () => {
  const picture = await (await fetch('/scenes/guitar.svg')).text();
  return new HttpResponse(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
};

/** A story has no internet: the hosts' pictures are one of our drawings. */
export const drawnThumbnails: RequestHandler[] = [
  http.get('https://i.ytimg.com/*', drawn),
  http.get('https://www.dailymotion.com/thumbnail/*', drawn),
  http.get('https://i.vimeocdn.com/*', drawn),
];
