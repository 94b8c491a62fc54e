import * as v from 'valibot';
import { QUERY_MAX } from '../rules/admin/query-length';
import { text } from '../models/text';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const suggestSearches = endpoint({
  summary: 'Words of posts that match the typed initial consonants; otherwise an empty list',
  access: 'public',
  query: v.object({ q: text(QUERY_MAX, validationTexts.queryLong, validationTexts.field) }),
  response: ok({ data: v.object({ suggestions: v.array(v.string()) }) }),
  errors: ['RATE_LIMITED'],
});
