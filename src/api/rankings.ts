import { call, type InputOf } from './client';

export type TrendingQuery = InputOf<'getTrending'>['query'];
export type VideoRankingQuery = InputOf<'rankVideos'>['query'];
export type ChannelRankingQuery = InputOf<'rankChannels'>['query'];
export type InsightsQuery = InputOf<'getVideoInsights'>['query'];

export const fetchTrending = (query: TrendingQuery, signal?: AbortSignal) =>
  call('getTrending', { query }, signal);
export const fetchVideoRanking = (query: VideoRankingQuery, signal?: AbortSignal) =>
  call('rankVideos', { query }, signal);
export const fetchChannelRanking = (query: ChannelRankingQuery, signal?: AbortSignal) =>
  call('rankChannels', { query }, signal);
export const fetchNewChannels = (query: ChannelRankingQuery, signal?: AbortSignal) =>
  call('listNewChannels', { query }, signal);
export const fetchVideoInsights = (query: InsightsQuery, signal?: AbortSignal) =>
  call('getVideoInsights', { query }, signal);
