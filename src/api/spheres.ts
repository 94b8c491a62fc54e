import { call } from './client';

export const fetchSpheres = (signal?: AbortSignal) =>
  call('listSpheres', { query: {} }, signal).then((answer) => answer.data.spheres);
export const fetchRecommendedSpheres = (signal?: AbortSignal) =>
  call('listRecommendedSpheres', { query: {} }, signal).then((answer) => answer.data.spheres);
export const sendJoin = (userId: string, sphereId: string) =>
  call('joinSphere', { params: { sphereId }, body: { userId } });
export const sendLeave = (sphereId: string) => call('leaveSphere', { params: { sphereId } });
