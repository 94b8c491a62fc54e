import * as v from 'valibot';
import { idOutput } from './ids';

/** A member's name and id next to an action. */
export const PersonSchema = v.object({ userId: idOutput('user'), userName: v.string() });
export type Person = v.InferOutput<typeof PersonSchema>;
