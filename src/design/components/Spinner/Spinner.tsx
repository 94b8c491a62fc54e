import { spinner } from './Spinner.css';

/** A turning ring in the colour and size of the words around it. Only ever inside a button. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
