import { routes } from './routes';

/** What a post that shares a video begins with. */
export interface SharedVideo {
  url: string;
  title: string;
  content: string;
}

/** The address of the form that shares a video, filled in; the member still sends it. */
export function sharePath(video: SharedVideo): string {
  return `${routes.writeYoutube}?${new URLSearchParams({ ...video }).toString()}`;
}

/** Reads what a video's form begins with from its address; null where it begins empty. */
export function readShared(params: URLSearchParams): SharedVideo | null {
  const url = params.get('url');
  if (!url) return null;
  return { url, title: params.get('title') ?? '', content: params.get('content') ?? '' };
}
