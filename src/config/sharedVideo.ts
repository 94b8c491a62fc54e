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

/** Reads the initial values of a video's form from its address; null if it has no values. */
export function readShared(params: URLSearchParams): SharedVideo | null {
  const url = params.get('url');
  if (!url) return null;
  return { url, title: params.get('title') ?? '', content: params.get('content') ?? '' };
}
