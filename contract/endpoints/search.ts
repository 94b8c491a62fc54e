import * as v from 'valibot';
import { QUERY_MAX } from '../rules/admin/query-length';
import { idOutput } from '../models/ids';
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

export const suggestMembers = endpoint({
  summary: 'Members whose name begins with the typed letters, for a mention',
  access: 'member',
  query: v.object({ q: text(QUERY_MAX, validationTexts.queryLong, validationTexts.field) }),
  response: ok({
    members: v.array(
      v.object({
        userId: idOutput('user'),
        userName: v.string(),
        profileImage: v.nullable(v.string()),
      }),
    ),
  }),
  errors: ['RATE_LIMITED'],
});
