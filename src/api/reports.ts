import { call, type InputOf } from './client';

export const sendReport = (body: InputOf<'createReport'>['body']) => call('createReport', { body });
