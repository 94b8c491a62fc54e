const youtube = (path: string, query: Record<string, string>) =>
  `https://www.youtube.com/${path}?${new URLSearchParams(query).toString()}`;

/** The page of a video; with a comment, the page at that comment. */
export const videoAddress = (videoId: string, commentId?: string) =>
  youtube('watch', { v: videoId, ...(commentId !== undefined && { lc: commentId }) });

/** The page of a playlist. */
export const playlistAddress = (playlistId: string) => youtube('playlist', { list: playlistId });

/** The page of a channel. */
export const channelAddress = (channelId: string) =>
  `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`;
