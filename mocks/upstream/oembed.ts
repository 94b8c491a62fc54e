import { recogniseVideo } from '@contract/rules/links/video-url';
import { jsonReply, type Service } from './types';
import { simWorld } from './youtube/world';

const plain = (body: string, status: number) => ({ status, type: 'text/html', body });

/** YouTube's oEmbed: a word and a status for videos that it does not show. */
export const youtubeOembed: Service = ({ url, query }) => {
  if (url.protocol !== 'https:') return plain('SSL is required', 403);
  const source = recogniseVideo(query.url ?? '');
  if (source?.host !== 'youtube') return plain('Bad Request', 400);
  const video = simWorld.videoById.get(source.id);
  if (!video) return plain('Not Found', 404);
  if (video.comments === null) return plain('Unauthorized', 401);
  return jsonReply({
    title: video.title,
    author_name: video.channel.title,
    author_url: `https://www.youtube.com/${video.channel.handle}`,
    type: 'video',
    height: 113,
    width: 200,
    version: '1.0',
    provider_name: 'YouTube',
    provider_url: 'https://www.youtube.com/',
    thumbnail_height: 360,
    thumbnail_width: 480,
    thumbnail_url: `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`,
    html: `<iframe src="https://www.youtube.com/embed/${video.id}"></iframe>`,
  });
};
