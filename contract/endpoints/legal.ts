import * as v from 'valibot';
import { LegalFactsSchema, LegalTextSchema } from '../models/legal';
import { legalNames } from '../rules/site/legal';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const getLegalText = endpoint({
  summary: "The current terms or privacy policy with the operator's details",
  access: 'public',
  params: v.object({ name: v.picklist(legalNames, validationTexts.field) }),
  response: ok({ text: LegalTextSchema, facts: LegalFactsSchema }),
});
