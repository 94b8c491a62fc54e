import { spinner } from './Spinner.css';

/** A turning ring in the colour and size of the text around it. Use it only inside a button. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
