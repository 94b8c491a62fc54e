import { JsonTree } from '@/design/components/JsonTree/JsonTree';
import { testerResultTexts, treeTexts } from '@/texts/admin/testerResult';

/** The answer as a tree. */
export function TreeView({ answer }: { answer: unknown }) {
  return <JsonTree label={testerResultTexts.tabs.tree} value={answer} texts={treeTexts} />;
}
