import * as v from 'valibot';
import { ModerationSchema } from '../models/moderation';
import { SettingsSchema, type Settings } from '../models/settings';
import { EmailSchema } from '../models/member';
import { line } from '../models/text';
import { accents, SITE_NAME_MAX, SITE_SLOGAN_MAX } from '../rules/site/identity';
import { uploadName } from '../rules/site/uploads';
import { validationTexts } from '../texts';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

export const getSettings = endpoint({
  summary: "The settings that apply to every member's screen",
  access: 'public',
  response: ok({ settings: SettingsSchema }),
});

export const getAdminSettings = endpoint({
  summary: 'The same settings, for the admin screen',
  access: 'adminOrKey',
  query: v.object({ adminKey: AdminKey }),
  response: ok({ settings: SettingsSchema }),
});

/** The fields of the site's identity. */
export const identityFields = {
  siteName: v.pipe(
    line(SITE_NAME_MAX, validationTexts.siteNameLong, validationTexts.siteName),
    v.minLength(1, validationTexts.siteName),
  ),
  siteSlogan: line(SITE_SLOGAN_MAX, validationTexts.siteSloganLong, validationTexts.field),
  siteIcon: v.nullable(
    v.pipe(
      v.string(validationTexts.siteIcon),
      v.check((url) => uploadName(url) !== null, validationTexts.siteIcon),
    ),
  ),
  siteAccent: v.picklist(accents, validationTexts.field),
  siteContact: v.nullable(EmailSchema),
};

/** The settings to change, the switches in either of the documented spellings. */
const SettingsChange = v.pipe(
  v.object({
    adminKey: AdminKey,
    companionVisible: v.optional(v.boolean()),
    companion_visible: v.optional(v.boolean()),
    recommendedSpheresVisible: v.optional(v.boolean()),
    recommended_spheres_visible: v.optional(v.boolean()),
    reviewRequired: v.optional(v.boolean()),
    review_required: v.optional(v.boolean()),
    ...v.partial(v.object(identityFields)).entries,
    adminSecondFactor: v.optional(v.boolean()),
    admin_second_factor: v.optional(v.boolean()),
  }),
  v.transform((body): Partial<Settings> => {
    const { siteName, siteSlogan, siteIcon, siteAccent, siteContact } = body;
    const change: { [Name in keyof Settings]: Settings[Name] | undefined } = {
      ...{ siteName, siteSlogan, siteIcon, siteAccent, siteContact },
      companion_visible: body.companion_visible ?? body.companionVisible,
      recommended_spheres_visible:
        body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
      review_required: body.review_required ?? body.reviewRequired,
      admin_second_factor: body.admin_second_factor ?? body.adminSecondFactor,
    };
    return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  }),
);

export const updateAdminSettings = endpoint({
  summary: 'Changes settings; left out settings stay',
  access: 'adminOrKey',
  body: SettingsChange,
  response: ok({ settings: SettingsSchema }),
});

export const getModeration = endpoint({
  summary: 'How the site treats reported content',
  access: 'admin',
  response: ok({ moderation: ModerationSchema }),
});

export const updateModeration = endpoint({
  summary: 'Changes how the site treats reported content; left out fields stay',
  access: 'admin',
  body: v.partial(ModerationSchema),
  response: ok({ moderation: ModerationSchema }),
});
