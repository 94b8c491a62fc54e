import * as v from 'valibot';
import { LegalFactsSchema, LegalTextSchema } from '../models/legal';
import { pageTextNames } from '../rules/site/legal';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const getLegalText = endpoint({
  summary: "The current terms, privacy policy or help for members, with the operator's details",
  access: 'public',
  params: v.object({ name: v.picklist(pageTextNames, validationTexts.field) }),
  response: ok({ text: LegalTextSchema, facts: LegalFactsSchema }),
});
