import * as v from 'valibot';
import { EmailSchema, MemberSchema, PasswordSchema, UserNameSchema } from '../models/member';
import { shortList } from '../models/list';
import { SphereDescriptionSchema, SphereIconSchema, SphereNameSchema } from '../models/sphere';
import { siteNeeds, STARTER_SPHERES_MOST } from '../rules/site/setup';
import { reasonTexts, validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { identityFields } from './settings';

// A text in another format is not a valid link either.
const SetupToken = v.pipe(
  v.string(reasonTexts.siteSetupEnded),
  v.regex(/^[\w-]{1,128}$/, reasonTexts.siteSetupEnded),
);

export const checkSetup = endpoint({
  summary: 'Whether a setup link is valid: the site has no admin yet',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: SetupToken }),
  response: ok({}),
  errors: ['NOT_FOUND'],
});

const { siteName, siteSlogan, siteAccent, siteContact } = identityFields;

export const getMissing = endpoint({
  summary:
    'What the site still lacks: mail, keys of data tools, backups, the operator in legal texts',
  access: 'admin',
  response: ok({ missing: v.array(v.picklist(siteNeeds)) }),
});

export const setUpSite = endpoint({
  summary: 'Names a new site, creates its first admin and spheres, and signs the admin in; once',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    token: SetupToken,
    ...{ siteName, siteSlogan, siteAccent, siteContact },
    reviewRequired: v.boolean(validationTexts.field),
    spheres: shortList(
      v.object({
        name: SphereNameSchema,
        description: SphereDescriptionSchema,
        icon: SphereIconSchema,
      }),
      STARTER_SPHERES_MOST,
      validationTexts.field,
      validationTexts.field,
    ),
    email: EmailSchema,
    password: PasswordSchema,
    user_name: UserNameSchema,
  }),
  status: 201,
  response: ok({ user: MemberSchema }),
  // UNAVAILABLE: too many passwords wait for hashing.
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
