import { frame, frames } from './SideBySide.css';

interface SideBySideProps {
  /** The id of the story. */
  id: string;
  /** The toolbars' values. */
  globals: Record<string, unknown>;
}

/** The address of the story's own page in a theme, with all else that the toolbars say. */
function addressIn(theme: string, { id, globals }: SideBySideProps): string {
  const chosen = Object.entries({ ...globals, theme }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: chosen.join(';'),
  });
  return `iframe.html?${query}`;
}

/** The same story in both themes, each in a page of its own, so that dialogs and widths are right. */
export function SideBySide(props: SideBySideProps) {
  return (
    <div className={frames}>
      <iframe className={frame} title="밝게" src={addressIn('light', props)} />
      <iframe className={frame} title="어둡게" src={addressIn('dark', props)} />
    </div>
  );
}
