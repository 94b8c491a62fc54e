import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import { sql, type SQLNamespace, SQLDialect } from '@codemirror/lang-sql';
import type { Extension } from '@codemirror/state';
import type { SqlVocabulary } from './vocabulary';

// The keywords of a read-only query. The stock dialects offer DROP and treat `user` as a keyword.
const KEYWORDS =
  'all and any as asc between by case cast collate cross current_date current_time current_timestamp desc distinct else end escape except exists false filter first following from full glob group groups having ilike in inner intersect interval is isnull join last lateral left like limit materialized natural not notnull null nulls offset on or order outer over partition preceding range recursive right row rows select similar some then to true unbounded union using values when where window with within';
const TYPES =
  'bigint blob boolean char date decimal double float int integer json jsonb numeric real text time timestamp varchar';

/** SQL for reading only, with these functions and `:name` placeholders. */
function readingDialect(functions: readonly string[]): SQLDialect {
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

const columnsOf = (table: SqlVocabulary['tables'][number]): Completion[] =>
  table.columns.map(({ name, note }) => ({ label: name, detail: note, type: 'property' }));

function namespaceOf({ tables }: SqlVocabulary): SQLNamespace {
  return Object.fromEntries(
    tables.map((table) => [
      table.name,
      {
        self: { label: table.name, detail: table.note, type: 'type', boost: 2 },
        children: columnsOf(table),
      },
    ]),
  );
}

/** Offers the columns of the tables in the query, or of all tables if the query names no table. */
function bareColumns({ tables }: SqlVocabulary): CompletionSource {
  return (context) => {
    const word = context.matchBefore(/[\w\u0080-\uffff]+$/);
    if (!word || context.state.sliceDoc(word.from - 1, word.from) === '.') return null;
    const words = new Set(
      context.state.doc
        .toString()
        .toLowerCase()
        .split(/[^\w\u0080-\uffff]+/),
    );
    const named = tables.filter(({ name }) => words.has(name));
    const known = new Map(
      (named.length > 0 ? named : tables)
        .flatMap(columnsOf)
        .map((option) => [option.label, option]),
    );
    return { from: word.from, options: [...known.values()], validFor: /^\w*$/ };
  };
}

/** The language of the editor: its colours and its completions. */
export function sqlLanguage(vocabulary: SqlVocabulary): Extension {
  const dialect = readingDialect(vocabulary.functions);
  return [
    sql({ dialect, schema: namespaceOf(vocabulary), upperCaseKeywords: true }),
    dialect.language.data.of({ autocomplete: bareColumns(vocabulary) }),
  ];
}
