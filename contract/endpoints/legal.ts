import * as v from 'valibot';
import { LegalFactsSchema, LegalTextSchema } from '../models/legal';
import { legalNames } from '../rules/legal';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const getLegalText = endpoint('getLegalText', {
  summary: 'The terms or the privacy policy in force, and what the site says about its operator',
  access: 'public',
  params: v.object({ name: v.picklist(legalNames, validationTexts.field) }),
  response: ok({ text: LegalTextSchema, facts: LegalFactsSchema }),
});
