import { call, type InputOf } from './client';

export const fetchSpheres = (signal?: AbortSignal) =>
  call('listSpheres', { query: {} }, signal).then((answer) => answer.data.spheres);
export const fetchRecommendedSpheres = (signal?: AbortSignal) =>
  call('listRecommendedSpheres', { query: {} }, signal).then((answer) => answer.data.spheres);
export const searchSpheres = (query: InputOf<'searchSpheres'>['query'], signal?: AbortSignal) =>
  call('searchSpheres', { query }, signal).then((answer) => answer.data);
export const sendJoin = (userId: string, sphereId: string) =>
  call('joinSphere', { params: { sphereId }, body: { userId } });
export const sendLeave = (sphereId: string) => call('leaveSphere', { params: { sphereId } });
