import type { Person } from '../models/person';
import { formatId } from '../rules/site/ids';

/** A member who did something. */
export interface PersonRecord {
  id: number;
  userName: string;
}

/** A member's name and id next to an action. */
export function presentPerson(person: PersonRecord | null): Person | null {
  return person && { userId: formatId('user', person.id), userName: person.userName };
}
