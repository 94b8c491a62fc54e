import type { Block, VideoBlock } from '../posts/block-types';
import { recogniseVideo, type VideoSource } from '../links/video-url';

/** The id of the YouTube video that an address leads to; null for any other address. */
export function youtubeIdOf(address: string): string | null {
  const source = recogniseVideo(address);
  return source?.host === 'youtube' ? source.id : null;
}

/** The address of a YouTube video. */
export function youtubeAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** The prefix of the simulation's video ids, which YouTube does not use. */
const SIMULATED_VIDEO = 'sim';

/** Whether the simulation invented a video, so there is nothing to play or open. */
export const isSimulatedVideo = (source: VideoSource | null) =>
  source?.host === 'youtube' && source.id.startsWith(SIMULATED_VIDEO);

/** The address of a YouTube channel. */
export function channelAddress(channelId: string): string {
  return `https://www.youtube.com/channel/${channelId}`;
}

/** The first block of a post that shares a YouTube video; null without one. */
export function sharedVideo(blocks: readonly Block[], videoId: string): VideoBlock | null {
  const videos = blocks.filter((block) => block.type === 'video');
  return videos.find(({ url }) => youtubeIdOf(url) === videoId) ?? null;
}
