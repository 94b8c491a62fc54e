import * as v from 'valibot';

/**
 * A part of a line: words, a link, or a blank that a deployment's facts fill in. If no fact has the
 * name of a blank, the operator fills it in the Markdown file.
 */
const PartSchema = v.union([
  v.string(),
  v.object({ strong: v.string() }),
  v.object({ link: v.string(), href: v.string() }),
  v.object({ blank: v.string() }),
]);
export type LegalPart = v.InferOutput<typeof PartSchema>;

const LineSchema = v.array(PartSchema);
export type LegalLine = v.InferOutput<typeof LineSchema>;

const BlockSchema = v.variant('type', [
  v.object({ type: v.literal('heading'), text: v.string() }),
  v.object({ type: v.literal('paragraph'), line: LineSchema }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(LineSchema) }),
  v.object({
    type: v.literal('table'),
    head: v.array(LineSchema),
    rows: v.array(v.array(LineSchema)),
  }),
]);
export type LegalBlock = v.InferOutput<typeof BlockSchema>;

/** The terms, the privacy policy or the help for members, read from its Markdown file. */
export const LegalTextSchema = v.object({
  title: v.string(),
  /** The date when it takes effect (the help: of its last change), which is also its version: 2026-11-23. */
  version: v.string(),
  blocks: v.array(BlockSchema),
});
export type LegalText = v.InferOutput<typeof LegalTextSchema>;

/** A deployment's facts about its operator; see `contract/rules/site/legal`. */
export const LegalFactsSchema = v.object({
  site: v.string(),
  operator: v.nullable(v.string()),
  address: v.nullable(v.string()),
  officer: v.nullable(v.string()),
  contact: v.nullable(v.string()),
});
