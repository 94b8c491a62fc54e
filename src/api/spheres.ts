import { call } from './client';

export const fetchSpheres = () =>
  call('listSpheres', { query: {} }).then((answer) => answer.data.spheres);
export const fetchRecommendedSpheres = () =>
  call('listRecommendedSpheres', { query: {} }).then((answer) => answer.data.spheres);
export const sendJoin = (userId: string, sphereId: string) =>
  call('joinSphere', { params: { sphereId }, body: { userId } });
export const sendLeave = (sphereId: string) => call('leaveSphere', { params: { sphereId } });
