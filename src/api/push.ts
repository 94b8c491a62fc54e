import { call, type InputOf } from './client';

export const fetchPush = (signal?: AbortSignal) => call('getPush', {}, signal);
export const sendPushDevice = (body: InputOf<'subscribePush'>['body']) =>
  call('subscribePush', { body }).then((answer) => answer.device);
export const removePushDevice = (deviceId: string) =>
  call('unsubscribePush', { params: { deviceId } });
