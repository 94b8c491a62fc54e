const youtube = (path: string, query: Record<string, string>) =>
  `https://www.youtube.com/${path}?${new URLSearchParams(query).toString()}`;

/** Returns the page of a video, at a comment if given. */
export const videoAddress = (videoId: string, commentId?: string) =>
  youtube('watch', { v: videoId, ...(commentId !== undefined && { lc: commentId }) });

/** Returns the page of a playlist. */
export const playlistAddress = (playlistId: string) => youtube('playlist', { list: playlistId });

/** Returns the page of a channel. */
export const channelAddress = (channelId: string) =>
  `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`;
