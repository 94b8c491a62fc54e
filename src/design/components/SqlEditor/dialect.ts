import { SQLDialect } from '@codemirror/lang-sql';

// What a reading query is made of. The stock dialects offer DROP and take `user` for a word of the language.
const KEYWORDS =
  'all and any as asc between by case cast collate cross current_date current_time current_timestamp desc distinct else end escape except exists false filter first following from full glob group groups having ilike in inner intersect interval is isnull join last lateral left like limit materialized natural not notnull null nulls offset on or order outer over partition preceding range recursive right row rows select similar some then to true unbounded union using values when where window with within';
const TYPES =
  'bigint blob boolean char date decimal double float int integer json jsonb numeric real text time timestamp varchar';

/** SQL that only reads, with these functions and `:name` places. */
export function readingDialect(functions: readonly string[]): SQLDialect {
  return SQLDialect.define({
    keywords: KEYWORDS,
    types: TYPES,
    builtin: functions.join(' '),
    doubleDollarQuotedStrings: true,
    specialVar: ':',
    identifierQuotes: '"`',
    caseInsensitiveIdentifiers: true,
  });
}
