import { routes } from './routes';

/** The initial values of a post that shares a video. */
export interface SharedVideo {
  url: string;
  title: string;
  content: string;
}

/** The address of the form that shares a video, prefilled; the member still sends it. */
export function sharePath(video: SharedVideo): string {
  return `${routes.writeYoutube}?${new URLSearchParams({ ...video }).toString()}`;
}
