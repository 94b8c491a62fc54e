import * as v from 'valibot';
import { idOutput } from './ids';

/** A member as they are named beside what they did. */
export const PersonSchema = v.object({ userId: idOutput('user'), userName: v.string() });
export type Person = v.InferOutput<typeof PersonSchema>;
