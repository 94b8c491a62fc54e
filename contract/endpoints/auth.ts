import * as v from 'valibot';
import { SuspensionSchema } from '../models/admin-member';
import { EmailSchema, MemberSchema, PasswordSchema, UserNameSchema } from '../models/member';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const signup = endpoint('signup', {
  summary: 'Makes an account and signs it in',
  access: 'public',
  whileSuspended: true,
  body: v.object({ email: EmailSchema, password: PasswordSchema, user_name: UserNameSchema }),
  status: 201,
  response: ok({ user: MemberSchema }),
  // UNAVAILABLE is answered when too many passwords wait, here and in the calls that check one.
  errors: ['CONFLICT', 'UNAVAILABLE'],
});

/** What keeps the member from writing. */
const suspension = v.nullable(SuspensionSchema);

export const login = endpoint('login', {
  summary: 'Signs in; a wrong email and a wrong password answer alike',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    email: v.pipe(
      v.string(validationTexts.email),
      v.transform((value) => value.trim().toLowerCase()),
      v.minLength(1, validationTexts.email),
      v.maxLength(254, validationTexts.emailFormat),
    ),
    password: v.pipe(
      v.string(validationTexts.password),
      v.minLength(1, validationTexts.password),
      v.maxLength(128, validationTexts.passwordLong),
    ),
  }),
  response: ok({ user: MemberSchema, suspension }),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
});

export const logout = endpoint('logout', {
  summary: 'Ends the session; a guest may call it too',
  access: 'public',
  whileSuspended: true,
  response: ok({}),
});

export const me = endpoint('me', {
  summary: 'The signed-in member, null for a guest',
  access: 'public',
  response: ok({ user: v.nullable(MemberSchema), suspension }),
});
