import { divider } from './Divider.css';

/** A hairline between two parts of a Stack, whose gap is the air around it. */
export function Divider() {
  return <hr className={divider} />;
}
