const FOLDER = 'docs/decisions/';
const NAME = /^(\d{4})-[a-z\d-]+\.md$/;
const HEADING = /^# (\d+)\. /;
const STATUS = /^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded|rejected)\b/m;

/**
 * Finds decisions without a date or a status, with another number than their file, or missing in
 * the list of decisions.
 * @param documents the pages below `docs/` by path
 */
export function incompleteDecisions(documents: ReadonlyMap<string, string>): string[] {
  const list = documents.get(`${FOLDER}README.md`) ?? '';
  const taken = new Map<string, string>();
  return [...documents].flatMap(([path, text]) => {
    const file = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : 'README.md';
    if (file === 'README.md') return [];
    const number = NAME.exec(file)?.[1];
    if (number === undefined) return [`${path} is not named by its number and its subject.`];
    const other = taken.get(number);
    taken.set(number, path);
    return [
      ...(other === undefined ? [] : [`${path} has the number of ${other}.`]),
      ...(Number(HEADING.exec(text)?.[1]) === Number(number)
        ? []
        : [`${path} does not begin with its number.`]),
      ...(STATUS.test(text) ? [] : [`${path} has no line "Date: 2026-01-31. Status: accepted."`]),
      ...(list.includes(`](${file})`) ? [] : [`${path} is missing in the list of decisions.`]),
    ];
  });
}
