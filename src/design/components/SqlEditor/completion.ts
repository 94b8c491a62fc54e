import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import { sql, type SQLNamespace } from '@codemirror/lang-sql';
import type { Extension } from '@codemirror/state';
import { readingDialect } from './dialect';
import type { SqlVocabulary } from './vocabulary';

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

/** Offers the columns of the tables that the query names; those of all tables while it names none. */
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

/** The language of the editor: its colours, and what it offers while somebody types. */
export function sqlLanguage(vocabulary: SqlVocabulary): Extension {
  const dialect = readingDialect(vocabulary.functions);
  return [
    sql({ dialect, schema: namespaceOf(vocabulary), upperCaseKeywords: true }),
    dialect.language.data.of({ autocomplete: bareColumns(vocabulary) }),
  ];
}
